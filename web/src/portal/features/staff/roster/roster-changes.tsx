import type { ListedChangeOf } from '@wine-walk/common/api/staff/changes.ts';
import { ofKind } from '@wine-walk/common/api/staff/changes.ts';
import type { UndoResult } from '@wine-walk/common/model/changes.ts';
import { ChangeList } from '../../../kit/changes/change-list.tsx';
import { useChanges, useUndo } from '../../../kit/changes/use-changes.ts';
import { texts } from '../../../texts/texts.ts';

interface Props {
  eventId: string;
  timeZone: string;
  onUndone: () => void;
}

type RosterChange = ListedChangeOf<'roster-edit' | 'roster-end'>;

/** Edits of the roster and ended access of the last day with undo buttons; hidden if there are none. */
export function RosterChanges({ eventId, timeZone, onUndone }: Props) {
  const data = useChanges('staff', { eventId });
  const { label, failed } = texts.staff.roster.changes;
  const undo = useUndo({ success: undoneText, failure: failed });
  return (
    <ChangeList
      label={label}
      changes={[...ofKind(data, 'roster-edit'), ...ofKind(data, 'roster-end')].toSorted((a, b) =>
        b.madeAt.localeCompare(a.madeAt),
      )}
      timeZone={timeZone}
      nameOf={changeName}
      isBusy={undo.isPending}
      onUndo={(change) => undo.mutate({ change }, { onSettled: onUndone })}
    />
  );
}

function changeName(change: RosterChange): string {
  const { edited, ended, noShow, replaced } = texts.staff.roster.changes;
  const { name } = change;
  if (change.kind === 'roster-edit') return edited({ name });
  if (change.replacedBy !== null) return replaced({ name, replacement: change.replacedBy });
  return change.isNoShow ? noShow({ name }) : ended({ name });
}

function undoneText({ leftAlone }: UndoResult) {
  const { undone, kept } = texts.staff.roster.changes;
  const names = leftAlone.map(({ name }) => name).join(', ');
  return { title: undone, ...(names && { description: kept({ names }) }) };
}
