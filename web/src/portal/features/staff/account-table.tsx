import { Badge } from '@chakra-ui/react';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { formats } from '../../../texts/format.ts';
import { EditButton } from '../../lists/edit-button.tsx';
import { NameCell } from '../../lists/name-cell.tsx';
import { type Column, RecordTable } from '../../lists/record-table.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { type Account, roleLabels } from './account-labels.ts';

interface Props {
  accounts: readonly Account[];
  onEdit: (id: string) => void;
}

const format = formats('en-US');

/** The accounts; one's own is marked. */
export function AccountTable({ accounts, onEdit }: Props) {
  const { username: own } = useStaff();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const columns: Column<Account>[] = [
    {
      title: 'Name',
      cell: ({ fullName, username }) => (
        <NameCell name={username === own ? `${fullName} (you)` : fullName} note={username} />
      ),
    },
    {
      title: 'Role',
      cell: ({ role }) => (
        <Badge colorPalette={role === 'admin' ? 'wine' : 'gray'}>{roleLabels[role].label}</Badge>
      ),
    },
    {
      title: 'Since',
      cell: ({ createdAt }) => format.shortDate(createdAt, timeZone),
      isWideOnly: true,
    },
    {
      title: 'Access',
      cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'inactive'} />,
    },
    {
      title: 'Edit',
      cell: ({ id, fullName }) => <EditButton name={fullName} onClick={() => onEdit(id)} />,
      isEnd: true,
    },
  ];
  return (
    <RecordTable
      label="Staff accounts"
      columns={columns}
      records={accounts}
      onOpen={({ id }) => onEdit(id)}
    />
  );
}
