import { Badge } from '@chakra-ui/react';
import { formats } from '../../../i18n/format.ts';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { EditButton } from '../../kit/lists/edit-button.tsx';
import { NameCell } from '../../kit/lists/name-cell.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { matchesFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useStaff } from '../../session/use-staff.ts';
import { type Account, roleLabels } from './account-labels.ts';

interface Props {
  accounts: readonly Account[];
  onEdit: (id: string) => void;
}

const format = formats('en-US');

/** The accounts, by username unless a heading sorts them; one's own is marked. */
export function AccountTable({ accounts, onEdit }: Props) {
  const { username: ownUsername } = useStaff();
  const filters = useListFilters();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const columns: Column<Account>[] = [
    {
      title: 'Name',
      sortValue: ({ fullName }) => fullName,
      cell: ({ fullName, username }) => (
        <NameCell
          name={username === ownUsername ? `${fullName} (you)` : fullName}
          note={username}
        />
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
  const shown = accounts.filter((account) =>
    matchesFilters(filters, account, [
      account.fullName,
      account.username,
      roleLabels[account.role].label,
    ]),
  );
  return (
    <RecordList
      nouns="staff accounts"
      all={accounts}
      shown={shown}
      columns={columns}
      filters={filters}
      onOpen={onEdit}
      beforeTheFirst={{ illustration: <EmptyShelf />, text: 'Add whoever works on the walk.' }}
    />
  );
}
