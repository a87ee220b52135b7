import type { ComponentType } from 'react';
import { useCloseOnBack } from '../../../ui/sheet-history.tsx';
import type { EventMapProps } from './event-map.tsx';
import { MapSheet } from './map-sheet.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { RouteList } from './route-list.tsx';
import type { MapView } from './use-map-view.ts';
import { useRestoredSelection } from './use-restored-selection.ts';
import { useSidePanels } from './use-side-panels.ts';

interface Props {
  /** event-map.tsx, once its code is here. */
  Map: ComponentType<EventMapProps>;
  view: MapView;
  /** The event's. */
  timeZone: string;
  selection: PinSelection | null;
  onSelect: (selection: PinSelection | null) => void;
}

/** The map over the whole screen: the sheet lies over its lower edge, or beside it under the list. */
export default function FullscreenMap({ Map, view, timeZone, selection, onSelect }: Props) {
  const isBeside = useSidePanels();
  useRestoredSelection(selection, onSelect);
  // Back closes what was chosen first, then the map.
  useCloseOnBack(selection !== null, () => onSelect(null));
  const map = { view, selectedId: selection?.id ?? null, onSelect, isFullscreen: true };
  const sheet = (
    <MapSheet
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
