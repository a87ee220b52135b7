import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { type ListedChangeOf, ofKind } from '@wine-walk/common/api/changes.ts';
import { ChevronDown, Undo2 } from 'lucide-react';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { useChanges, useUndo } from '../../kit/changes/use-changes.ts';
import { format } from '../../kit/format.ts';
import { useStaff } from '../../session/use-staff.ts';
import { eventEffectsText } from '../../shared/event-effects-text.ts';
import { useEvents } from '../../shared/records/live-records.ts';
import { texts } from '../../texts/texts.ts';

/** Refetch interval in milliseconds: another admin may change the event. */
const refetchInterval = 15_000;

/** Recent changes of an event in progress with undo buttons, on every tab: several are folded into one line. */
export function EventChanges() {
  const { isAdmin } = useStaff();
  const changes = ofKind(useChanges('events', { enabled: isAdmin, refetchInterval }), 'event-edit');
  const { undone, undoFailed } = texts.kit.eventChange;
  const undo = useUndo({ success: () => ({ title: undone }), failure: undoFailed });
  if (changes.length === 0) return null;
  const notices = changes.map((change) => (
    <ChangeNotice
      key={change.id}
      change={change}
      isBusy={undo.isPending}
      onUndo={() => undo.mutate({ change })}
    />
  ));
  if (notices.length === 1) return <Box mb="4">{notices}</Box>;
  return (
    <chakra.details mb="4" className="no-print">
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        minH="11"
        px="4"
        py="2"
        bg="sunken"
        borderRadius="l2"
        fontSize="sm"
        fontWeight="600"
        cursor="pointer"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Undo2 size={18} aria-hidden="true" />
        <Text as="span" flex="1" role="status">
          {texts.app.changes.several({ count: notices.length })}
        </Text>
        <chakra.span css={{ 'details[open] > summary > &': { transform: 'rotate(180deg)' } }}>
          <ChevronDown size={18} aria-hidden="true" />
        </chakra.span>
      </chakra.summary>
      <Stack gap="2" mt="2">
        {notices}
      </Stack>
    </chakra.details>
  );
}

interface NoticeProps {
  change: ListedChangeOf<'event-edit'>;
  isBusy: boolean;
  onUndo: () => void;
}

function ChangeNotice({ change, isBusy, onUndo }: NoticeProps) {
  const { changes } = texts.app;
  const { eventId, effects, madeBy, undoUntil } = change;
  const text = eventEffectsText(effects);
  const { data: events = [] } = useEvents();
  const { timeZone } = useOrganization();
  const event = events.find(({ id }) => id === eventId);
  const until = format.time(undoUntil, event?.timeZone ?? timeZone);
  return (
    <Alert
      tone="gray"
      action={
        <Button
          size="sm"
          variant="outline"
          aria-label={changes.undoOf({ change: text })}
          isWaiting={isBusy}
          onClick={onUndo}
        >
          <Undo2 aria-hidden="true" />
          {changes.undo}
        </Button>
      }
    >
      <strong>{text}</strong>
      <Text as="span" color="muted">
        {changes.details({ event: event?.name, madeBy, until })}
      </Text>
    </Alert>
  );
}
