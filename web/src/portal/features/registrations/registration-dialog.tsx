import { Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading } from '../../../components/skeletons.tsx';
import { AskingDialog } from '../../forms/asking-dialog.tsx';
import { RowsSkeleton } from '../../shell/tab-skeleton.tsx';
import { PersonActions } from './person-actions.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { RegistrationHistory } from './registration-history.tsx';
import { RegistrationWalk } from './registration-walk.tsx';
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
    <AskingDialog isOpen size="lg" title={data?.fullName ?? 'Registration'} onClose={onClose}>
      {!data && error && (
        <ErrorState
          title="This registration could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading>
          <RowsSkeleton />
        </Loading>
      )}
      {data && (
        <Stack gap="6">
          <RegistrationFacts registration={data} timeZone={timeZone} />
          <RegistrationWalk registration={data} />
          <RegistrationActions registration={data} />
          <PersonActions registration={data} timeZone={timeZone} onDeleted={onClose} />
          <RegistrationHistory registration={data} timeZone={timeZone} />
        </Stack>
      )}
    </AskingDialog>
  );
}
