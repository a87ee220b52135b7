import { useTexts } from '../../../i18n/texts.ts';
import BusinessPanel from './business-panel.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { RouteText } from './route-text.tsx';
import type { MapView } from './use-map-view.ts';

interface Props {
  view: MapView;
  selection: PinSelection | null;
  onClose: () => void;
  /** The event's. */
  timeZone: string;
}

/** What a person needs next: the chosen business, else the next on the way; and what is left to walk. */
export function MapSheet({ view, selection, onClose, timeZone }: Props) {
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
