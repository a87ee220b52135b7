import { type ListedChangeOf, ofKind } from '@wine-walk/common/api/staff/changes.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { texts } from '../../texts/texts.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { useChanges, useUndo } from '../changes/use-changes.ts';

interface Props {
  topic: 'businesses' | 'staff';
  /** Event of a roster; undefined for businesses. */
  eventId?: string;
  onUndone?: () => void;
}

/** Imports of the last day with undo buttons; hidden if there are none. */
export function RecentImports({ topic, eventId, onUndone }: Props) {
  const { recent } = texts.shared.csvImport;
  const data = useChanges(topic, { eventId });
  const { timeZone } = useOrganization();
  const undo = useUndo({
    success: ({ removed, leftAlone }) => ({
      title: recent.undone({ removed }),
      ...(leftAlone.length > 0 && {
        description: recent.leftAlone({ names: leftAlone.map(({ name }) => name).join(', ') }),
      }),
    }),
    failure: recent.undoFailed,
  });
  return (
    <ChangeList
      label={recent.label}
      changes={[...ofKind(data, 'business-import'), ...ofKind(data, 'roster-import')]}
      timeZone={timeZone}
      nameOf={importName}
      isBusy={undo.isPending}
      onUndo={(change) => undo.mutate({ change }, { onSettled: onUndone })}
    />
  );
}

type Import = ListedChangeOf<'business-import' | 'roster-import'>;

function importName({ count, firstName }: Import): string {
  const { one, many } = texts.shared.csvImport.recent;
  return count === 1 ? one({ name: firstName }) : many({ first: firstName, others: count - 1 });
}
