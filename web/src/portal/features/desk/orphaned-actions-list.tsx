import { Button, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../../i18n/format.ts';
import { Alert } from '../../kit/alert.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { readOrphanedActions, submitOrphanedAction } from '../../shared/orphaned-actions.ts';

const format = formats('en-US');

/** What others did on this phone and cannot send any more: an admin books it. */
export function OrphanedActionsList({ timeZone }: { timeZone: string }) {
  const { username, isAdmin } = useStaff();
  const { data = [], refetch } = useQuery({
    queryKey: ['left-acts', username],
    queryFn: () => readOrphanedActions(username),
  });
  return data.map((act) => (
    <Alert
      key={act.key}
      tone="gold"
      action={
        isAdmin && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Book: ${act.payload.label}`}
            onClick={() => void submitOrphanedAction(act).then(() => refetch())}
          >
            Book it
          </Button>
        )
      }
    >
      <Text>
        Left on this phone by {act.owner}: {act.payload.label},{' '}
        {format.time(act.payload.madeAt, timeZone)}. It is not in the books
        {isAdmin ? '.' : ': an admin who signs in here can book it.'}
      </Text>
    </Alert>
  ));
}
