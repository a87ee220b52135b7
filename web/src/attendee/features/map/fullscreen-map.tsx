import { VisuallyHidden } from '@chakra-ui/react';
import { Check, Clock } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { ListDistances, useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useCloseOnBack } from '../../../ui/dialogs/sheet-history.tsx';
import BusinessPanel from './business-panel.tsx';
import type { EventMapProps } from './event-map.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { pinLabel } from './pin-state.ts';
import { RouteText } from './route-text.tsx';
import type { MapView } from './use-map-view.ts';
import { useSidePanels } from './use-side-panels.ts';

interface Props {
  /** Component of event-map.tsx, after its chunk is loaded. */
  Map: ComponentType<EventMapProps>;
  view: MapView;
  /** Time zone of the event. */
  timeZone: string;
  selection: PinSelection | null;
  onSelect: (selection: PinSelection | null) => void;
}

/** Fullscreen map with the sheet over its lower edge, or with a side panel that holds sheet and list. */
export default function FullscreenMap({ Map, view, timeZone, selection, onSelect }: Props) {
  const hasPanels = useSidePanels();
  useRestoredSelection(selection, onSelect);
  // Back closes the selection first, then the map.
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
  // One map element for both layouts, so that rotating the phone keeps its position and the location prompt.
  return (
    <div className={hasPanels ? 'map-dialog-sides' : 'map-dialog-only'}>
      {hasPanels && (
        <aside className="map-dialog-side">
          <ListDistances value={view.pins.map(({ business }) => business)}>
            {sheet}
            <RouteList view={view} selectedId={map.selectedId} onSelect={onSelect} />
          </ListDistances>
        </aside>
      )}
      <Map {...map}>{!hasPanels && <div className="map-dialog-foot">{sheet}</div>}</Map>
    </div>
  );
}

interface MapSheetProps {
  view: MapView;
  selection: PinSelection | null;
  onClose: () => void;
  /** Time zone of the event. */
  timeZone: string;
}

/** Sheet with the selected business, or else the next one on the route, and the remaining route. */
function MapSheet({ view, selection, onClose, timeZone }: MapSheetProps) {
  const map = useTexts('map');
  const selected = view.pins.find(({ business }) => business.id === selection?.id);
  const pin = selected ?? view.pins.find(({ state }) => state === 'next');
  const eyebrow =
    pin?.state === 'next'
      ? map.nextOnRoute
      : pin?.number
        ? map.chosen({ number: pin.number })
        : undefined;
  return (
    <div className="walk-sheet">
      {pin && (
        <BusinessPanel
          key={pin.business.id}
          business={pin.business}
          timeZone={timeZone}
          radiusMeters={view.radiusMeters}
          takesFocus={selected ? (selection?.isByKey ?? false) : false}
          onClose={selected ? onClose : undefined}
          eyebrow={eyebrow}
          leg={view.legTo(pin.business)}
        />
      )}
      {/* The length of a route is in its own unit. */}
      <ListDistances value={null}>
        <RouteText route={view.route} isOnStreets={view.district !== null} />
      </ListDistances>
    </div>
  );
}

interface RouteListProps {
  view: MapView;
  selectedId: string | null;
  onSelect: (selection: PinSelection) => void;
}

/** List of all businesses in route order, next to the map on a wide screen. */
function RouteList({ view: { pins }, selectedId, onSelect }: RouteListProps) {
  const map = useTexts('map');
  const businesses = useTexts('businesses');
  const common = useTexts('common');
  const { distance } = useFormats();
  return (
    <ol className="route-list" aria-label={map.listTitle}>
      {pins.map((pin) => {
        const { id, name, category, distanceMeters: meters } = pin.business;
        const away = meters === undefined ? [] : [businesses.away({ distance: distance(meters) })];
        return (
          <li key={id}>
            <button
              type="button"
              data-state={pin.state}
              aria-pressed={id === selectedId}
              onClick={(event) => onSelect({ id, isByKey: event.detail === 0 })}
            >
              <VisuallyHidden>
                {[pinLabel(pin, { map, common }), ...away].join(', ')}
              </VisuallyHidden>
              <span className="route-list-number" aria-hidden="true">
                {pin.state === 'visited' ? <Check /> : (pin.number ?? <Clock />)}
              </span>
              <span className="route-list-name" dir="auto" aria-hidden="true">
                {name}
                <small>{businesses.categories[category]}</small>
              </span>
              {meters !== undefined && (
                <span className="route-list-distance" aria-hidden="true">
                  {distance(meters)}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** State of a history entry, with the router's in `usr`. */
interface Entry {
  usr?: { sheets?: readonly string[] } | null;
  /** ID of the business selected on the map when the history entry was left. */
  mapBusiness?: string;
}

/**
 * Restores the business selected on the open map after a reload. The ID is stored in the history entry of
 * `useCloseOnBack`, next to the router's state, so that the back button finds the selection that it closes.
 */
function useRestoredSelection(
  selection: PinSelection | null,
  onSelect: (selection: PinSelection) => void,
): void {
  const { state } = useLocation() as { state: unknown };
  const id = selection?.id;
  const restore = useEffectEvent(() => {
    const { mapBusiness } = readEntry();
    if (!id && mapBusiness) onSelect({ id: mapBusiness, isByKey: false });
  });
  useEffect(() => restore(), []);
  // The browser has the entry at once; on a slow device, the router renders it much later.
  useEffect(() => {
    const entry = readEntry();
    if (!id || !entry.usr?.sheets?.length) return;
    window.history.replaceState({ ...entry, mapBusiness: id } satisfies Entry, '');
  }, [id, state]);
}

/** Returns the state of the current history entry. */
const readEntry = () => (window.history.state ?? {}) as Entry;
