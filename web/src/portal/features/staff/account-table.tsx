import { Badge } from '@chakra-ui/react';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { formats } from '../../../texts/format.ts';
import { EditButton } from '../../lists/edit-button.tsx';
import { NameCell } from '../../lists/name-cell.tsx';
import { type Column, RecordTable } from '../../lists/record-table.tsx';
import { sorted, sortingOf } from '../../lists/sorting.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useStaff } from '../../session/use-staff.ts';
import { type Account, roleLabels } from './account-labels.ts';

interface Props {
  accounts: readonly Account[];
  onEdit: (id: string) => void;
}

const format = formats('en-US');

/** The accounts, by username unless a heading sorts them; one's own is marked. */
export function AccountTable({ accounts, onEdit }: Props) {
  const { username: own } = useStaff();
  const sorting = sortingOf(useListFilters());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const columns: Column<Account>[] = [
    {
      title: 'Name',
      sortValue: ({ fullName }) => fullName,
      cell: ({ fullName, username }) => (
        <NameCell name={username === own ? `${fullName} (you)` : fullName} note={username} />
      ),
    },
    {
      title: 'Role',
      sortValue: ({ role }) => roleLabels[role].label,
      cell: ({ role }) => (
        <Badge colorPalette={role === 'admin' ? 'wine' : 'gray'}>{roleLabels[role].label}</Badge>
      ),
    },
    {
      title: 'Since',
      sortValue: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => format.shortDate(createdAt, timeZone),
      isWideOnly: true,
    },
    {
      title: 'Access',
      sortValue: ({ isActive }) => (isActive ? 0 : 1),
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
      records={sorted(accounts, columns, sorting)}
      sorting={sorting}
      onOpen={({ id }) => onEdit(id)}
    />
  );
}
