import { Badge, Button } from '@chakra-ui/react';
import { listStaff } from '@wine-walk/common/api/staff/staff.ts';
import { UserPlus } from 'lucide-react';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { EditButton, NameCell } from '../../kit/lists/cells.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { matchesFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { type Account, roleLabels } from './account-role.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { EditAccountDialog } from './edit-account-dialog.tsx';
import { LinksSection } from './links/links-section.tsx';
import { SelectedRoster } from './roster/roster-section.tsx';
import { TeamLinks } from './team/team-links-card.tsx';

interface Props {
  accounts: readonly Account[];
  onEdit: (id: string) => void;
}

/** Accounts, by username unless a heading sorts them; the current account is marked. */
function AccountTable({ accounts, onEdit }: Props) {
  const { username: ownUsername } = useStaff();
  const filters = useListFilters();
  const { timeZone } = useOrganization();
  const columns: Column<Account>[] = [
    {
      id: 'name',
      title: texts.staff.columns.name,
      sortValue: ({ fullName }) => fullName,
      cell: ({ fullName, username }) => (
        <NameCell
          name={username === ownUsername ? texts.staff.own({ name: fullName }) : fullName}
          note={username}
        />
      ),
    },
    {
      id: 'role',
      title: texts.staff.columns.role,
      sortValue: ({ role }) => roleLabels[role].label,
      cell: ({ role }) => (
        <Badge colorPalette={role === 'admin' ? 'wine' : 'gray'}>{roleLabels[role].label}</Badge>
      ),
    },
    {
      id: 'since',
      title: texts.staff.columns.since,
      sortValue: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => format.shortDate(createdAt, timeZone),
      isWideOnly: true,
    },
    {
      id: 'second-factor',
      title: texts.staff.columns.secondFactor,
      sortValue: ({ hasSecondFactor }) => (hasSecondFactor ? 0 : 1),
      cell: ({ hasSecondFactor }) =>
        hasSecondFactor ? texts.staff.secondFactor.on : texts.staff.secondFactor.off,
      isWideOnly: true,
    },
    {
      id: 'access',
      title: texts.staff.columns.access,
      sortValue: ({ isActive }) => (isActive ? 0 : 1),
      cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'inactive'} />,
    },
    {
      id: 'edit',
      title: texts.kit.edit,
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
      noun={texts.nouns.staffAccount}
      all={accounts}
      shown={shown}
      columns={columns}
      filters={filters}
      onOpen={onEdit}
      emptyState={{ illustration: <EmptyShelf />, text: texts.staff.none }}
    />
  );
}

/** Staff accounts by username, from the API: Firestore rules deny reading them. */
function useAccounts(isAdmin: boolean) {
  const { refetch } = useApiCache();
  const accounts = useApiQuery(listStaff, {}, { enabled: isAdmin });
  return {
    ...accounts,
    /** Reads the account as stored on the server now. */
    readNow: async (id: string) =>
      (await staffCall(listStaff, {})).find((account) => account.id === id),
    reload: () => void refetch(listStaff),
  };
}

/** Team tab: portal accounts, the roster and the links of shifts and shops. */
export default function AccountsTab() {
  const { isAdmin } = useStaff();
  const accounts = useAccounts(isAdmin);
  const open = useOpenRecord();
  const edited = accounts.data?.find(({ id }) => id === open.editing);
  if (!isAdmin) {
    return (
      <PortalPage title={texts.staff.title}>
        <Alert tone="gray">{texts.staff.adminsOnly}</Alert>
      </PortalPage>
    );
  }
  return (
    <PortalPage
      title={texts.staff.title}
      lead={texts.staff.lead}
      actions={
        <Button size="sm" onClick={open.add}>
          <UserPlus aria-hidden="true" />
          {texts.staff.add}
        </Button>
      }
    >
      {accounts.isPending && (
        <LoadingRegion>
          <RowsSkeleton rows={3} />
        </LoadingRegion>
      )}
      {accounts.isError && (
        <ErrorState
          title={texts.staff.fetchFailed}
          error={accounts.error}
          onRetry={accounts.reload}
        />
      )}
      {accounts.data && <AccountTable accounts={accounts.data} onEdit={open.edit} />}
      <TeamLinks />
      <SelectedRoster />
      <LinksSection />
      {open.isAdding && <AddAccountDialog onDone={accounts.reload} onClose={open.close} />}
      {edited && (
        <EditAccountDialog
          key={edited.id}
          account={edited}
          readNow={() => accounts.readNow(edited.id)}
          onDone={accounts.reload}
          onClose={open.close}
        />
      )}
    </PortalPage>
  );
}
