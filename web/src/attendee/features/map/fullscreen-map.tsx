import { VisuallyHidden } from '@chakra-ui/react';
import { Check, Clock } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import BusinessPanel from './business-panel.tsx';
import type { EventMapProps } from './event-map.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { pinLabel } from './pin-state.ts';
import { RouteText } from './route-text.tsx';
import type { MapView } from './use-map-view.ts';
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
  const hasPanels = useSidePanels();
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
    <div className={hasPanels ? 'map-dialog-sides' : 'map-dialog-only'}>
      {hasPanels && (
        <aside className="map-dialog-side">
          {sheet}
          <RouteList view={view} selectedId={map.selectedId} onSelect={onSelect} />
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
  /** The event's. */
  timeZone: string;
}

/** What a person needs next: the chosen business, else the next on the way; and what is left to walk. */
export function MapSheet({ view, selection, onClose, timeZone }: MapSheetProps) {
  const { map } = useTexts();
  const chosen = view.pins.find(({ business }) => business.id === selection?.id);
  const pin = chosen ?? view.pins.find(({ state }) => state === 'next');
  const eyebrow =
    pin?.state === 'next' ? map.nextOnRoute : pin?.number ? map.chosen(pin.number) : undefined;
  return (
    <div className="walk-sheet">
      {pin && (
        <BusinessPanel
          key={pin.business.id}
          business={pin.business}
          timeZone={timeZone}
          takesFocus={chosen ? (selection?.isByKey ?? false) : false}
          onClose={chosen ? onClose : undefined}
          eyebrow={eyebrow}
          leg={view.legTo(pin.business)}
        />
      )}
      <RouteText route={view.route} isOnStreets={view.district !== null} />
    </div>
  );
}

interface RouteListProps {
  view: MapView;
  selectedId: string | null;
  onSelect: (selection: PinSelection) => void;
}

/** Every business in the order of the walk, beside the map on a wide screen. */
export function RouteList({ view: { pins, legTo }, selectedId, onSelect }: RouteListProps) {
  const texts = useTexts();
  const { distance } = useFormats();
  return (
    <ol className="route-list" aria-label={texts.map.listTitle}>
      {pins.map((pin) => {
        const { id, name, category } = pin.business;
        const leg = legTo(pin.business);
        return (
          <li key={id}>
            <button
              type="button"
              data-state={pin.state}
              aria-pressed={id === selectedId}
              onClick={(event) => onSelect({ id, isByKey: event.detail === 0 })}
            >
              <VisuallyHidden>{pinLabel(pin, texts)}</VisuallyHidden>
              <span className="route-list-number" aria-hidden="true">
                {pin.state === 'visited' ? <Check /> : (pin.number ?? <Clock />)}
              </span>
              <span className="route-list-name" dir="auto" aria-hidden="true">
                {name}
                <small>{texts.businesses.categories[category]}</small>
              </span>
              {leg && (
                <span className="route-list-distance" aria-hidden="true">
                  {distance(leg.meters)}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface Entry {
  /** The business that was chosen on the map as this entry was left. */
  mapBusiness?: string;
}

/**
 * A business chosen on the open map is there again after a reload. Its entry of the history (`useBackCloses`) names it,
 * beside what the router keeps there: the back button finds what it is to close.
 */
export function useRestoredSelection(
  selection: PinSelection | null,
  onSelect: (selection: PinSelection) => void,
): void {
  const { state } = useLocation() as { state: { sheets?: readonly string[] } | null };
  const id = selection?.id;
  const restore = useEffectEvent(() => {
    const { mapBusiness } = (window.history.state ?? {}) as Entry;
    if (!id && mapBusiness) onSelect({ id: mapBusiness, isByKey: false });
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (!id || !state?.sheets?.length) return;
    const entry: Entry = { mapBusiness: id };
    window.history.replaceState({ ...window.history.state, ...entry }, '');
  }, [id, state]);
}
