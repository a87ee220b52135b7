import { Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../shared/error-state.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { AssistedActions } from './assisted-actions.tsx';
import { PersonActions } from './person-actions.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationDetails } from './registration-details.tsx';
import { RegistrationHistory } from './registration-history.tsx';
import { useRegistration } from './use-registrations.ts';

interface Props {
  id: string;
  timeZone: string;
  onClose: () => void;
}

/** One registration, live while it is open. */
export function RegistrationDialog({ id, timeZone, onClose }: Props) {
  const { data, error, refetch } = useRegistration(id);
  return (
    <UnsavedChangesDialog
      isOpen
      size="lg"
      title={data?.fullName ?? 'Registration'}
      onClose={onClose}
    >
      {!data && error && (
        <ErrorState
          title="This registration could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <LoadingRegion>
          <RowsSkeleton />
        </LoadingRegion>
      )}
      {data && (
        <Stack gap="6">
          <RegistrationDetails registration={data} timeZone={timeZone} />
          <AssistedActions registration={data} />
          <RegistrationActions registration={data} />
          <PersonActions registration={data} timeZone={timeZone} onDeleted={onClose} />
          <RegistrationHistory registration={data} timeZone={timeZone} />
        </Stack>
      )}
    </UnsavedChangesDialog>
  );
}
