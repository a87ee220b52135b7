import { Stack, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { useEventChanges, useUndoEventChange } from '../../kit/use-event-changes.ts';
import { useStaff } from '../../session/use-staff.ts';
import { useEvents } from '../../shared/live-records.ts';
import { texts } from '../../texts/texts.ts';

/** Number of changes shown, latest first. */
const maxShown = 3;

/** Recent changes of an event in progress with undo buttons, on every tab. */
export function EventChanges() {
  const { changes: changeTexts } = texts.app;
  const { isAdmin } = useStaff();
  const { data: changes = [] } = useEventChanges(isAdmin);
  const { data: events = [] } = useEvents();
  const undo = useUndoEventChange();
  if (changes.length === 0) return null;
  return (
    <Stack gap="2" mb="4">
      {changes.slice(0, maxShown).map(({ id, eventId, text, madeBy, undoUntil }) => {
        const event = events.find((candidate) => candidate.id === eventId);
        const until = format.time(undoUntil, event?.timeZone ?? 'America/New_York');
        return (
          <Alert
            key={id}
            tone="gray"
            action={
              <Button
                size="sm"
                variant="outline"
                aria-label={changeTexts.undoOf(text)}
                isWaiting={undo.isPending}
                onClick={() => undo.mutate(id)}
              >
                <Undo2 aria-hidden="true" />
                {changeTexts.undo}
              </Button>
            }
          >
            <strong>{text}</strong>
            <Text as="span" color="muted">
              {changeTexts.details(event?.name, madeBy, until)}
            </Text>
          </Alert>
        );
      })}
    </Stack>
  );
}
