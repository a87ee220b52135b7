import { VisuallyHidden } from '@chakra-ui/react';
import { Check, Clock } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { PinSelection } from './pin-buttons.tsx';
import { pinLabel } from './pin-state.ts';
import type { MapView } from './use-map-view.ts';

interface Props {
  view: MapView;
  selectedId: string | null;
  onSelect: (selection: PinSelection) => void;
}

/** Every business in the order of the walk, beside the map on a wide screen. */
export function RouteList({ view: { pins, legTo }, selectedId, onSelect }: Props) {
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
