import type { ComponentType } from 'react';
import { useBackCloses } from '../../components/use-back-closes.ts';
import type { Selection } from './pin-buttons.tsx';
import { RouteList } from './route-list.tsx';
import { useReloadedSelection } from './use-reloaded-selection.ts';
import { useSides } from './use-sides.ts';
import type { WalkView } from './use-walk-view.ts';
import type { WalkMapProps } from './walk-map.tsx';
import { WalkSheet } from './walk-sheet.tsx';

interface Props {
  /** walk-map.tsx, once its code is here. */
  Map: ComponentType<WalkMapProps>;
  view: WalkView;
  /** The event's. */
  timeZone: string;
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
}

/** The map over the whole screen: the sheet lies over its lower edge, or beside it under the list. */
export default function WholeMap({ Map, view, timeZone, selection, onSelect }: Props) {
  const isBeside = useSides();
  useReloadedSelection(selection, onSelect);
  // Back closes what was chosen first, then the map.
  useBackCloses(selection !== null, () => onSelect(null));
  const map = { view, selectedId: selection?.id ?? null, onSelect, isWhole: true };
  const sheet = (
    <WalkSheet
      view={view}
      selection={selection}
      onClose={() => onSelect(null)}
      timeZone={timeZone}
    />
  );
  // One map in both: a phone that is turned keeps it as it was moved, and the question for the location.
  return (
    <div className={isBeside ? 'map-dialog-sides' : 'map-dialog-only'}>
      {isBeside && (
        <aside className="map-dialog-side">
          {sheet}
          <RouteList view={view} selectedId={map.selectedId} onSelect={onSelect} />
        </aside>
      )}
      <Map {...map}>{!isBeside && <div className="map-dialog-foot">{sheet}</div>}</Map>
    </div>
  );
}
