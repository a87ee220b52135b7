import { type ListedChangeOf, ofKind } from '@wine-walk/common/api/staff/changes.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ChangeList } from '../../kit/changes/change-list.tsx';
import { useChanges, useUndo } from '../../kit/changes/use-changes.ts';
import { useStaff } from '../../session/use-staff.ts';
import { eventEffectsText } from '../../shared/event-effects-text.ts';
import { useEvents } from '../../shared/records/live-records.ts';
import { texts } from '../../texts/texts.ts';

/** Refetch interval in milliseconds: another admin may change the event. */
const refetchInterval = 15_000;

/** Recent changes of an event in progress in the undo menu of every tab. */
export function EventChanges() {
  const { isAdmin } = useStaff();
  const changes = ofKind(useChanges('events', { enabled: isAdmin, refetchInterval }), 'event-edit');
  const { undone, undoFailed } = texts.kit.eventChange;
  const undo = useUndo({ success: () => ({ title: undone }), failure: undoFailed });
  const { data: events = [] } = useEvents();
  const { timeZone } = useOrganization();
  const nameOf = ({ eventId, effects }: ListedChangeOf<'event-edit'>) => {
    const event = events.find(({ id }) => id === eventId);
    return texts.app.changes.ofEvent({ change: eventEffectsText(effects), event: event?.name });
  };
  return (
    <ChangeList
      label={texts.app.changes.label}
      changes={changes}
      timeZone={timeZone}
      nameOf={nameOf}
      isBusy={undo.isPending}
      onUndo={(change) => undo.mutate({ change })}
    />
  );
}
