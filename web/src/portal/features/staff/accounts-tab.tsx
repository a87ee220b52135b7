import { Button } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { ErrorState } from '../../../shared/error-state.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { Alert } from '../../kit/alert.tsx';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { AccountTable } from './account-table.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { EditAccountDialog } from './edit-account-dialog.tsx';
import { LinksSection } from './links/links-section.tsx';
import { useAccounts } from './use-accounts.ts';

/** The staff accounts: who may use the portal, and as what. */
export default function AccountsTab() {
  const { isAdmin } = useStaff();
  const accounts = useAccounts(isAdmin);
  const open = useOpenRecord();
  const edited = accounts.data?.find(({ id }) => id === open.editing);
  if (!isAdmin) {
    return (
      <PortalPage title="Staff">
        <Alert tone="gray">Staff accounts are managed by admins. Ask one of them.</Alert>
      </PortalPage>
    );
  }
  return (
    <PortalPage
      title="Staff"
      lead="Who may use this portal, and as what."
      actions={
        <Button size="sm" onClick={open.add}>
          <UserPlus aria-hidden="true" />
          Add Staff
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
          title="The staff accounts could not be loaded"
          error={accounts.error}
          onRetry={accounts.reload}
        />
      )}
      {accounts.data && <AccountTable accounts={accounts.data} onEdit={open.edit} />}
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
