import { Expand } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { lazyOnInteraction, useHasBeenOpen } from '../../../ui/lazy-on-interaction.tsx';
import { useSheetHistory } from '../../../ui/sheet-history.tsx';
import { useSheetParam } from '../../../ui/use-sheet-param.ts';
import { type ReadyEventData, useEventData } from '../../shared/event-data.ts';
import { MapBoundary } from './map-boundary.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { RouteText } from './route-text.tsx';
import { useMapView } from './use-map-view.ts';
import './map-card.css';
import './business-panel.css';
import './map-dialog.css';
import './route-list.css';

/** Leaflet and its styles: a chunk of their own. */
const WalkMap = lazy(() => import('./event-map.tsx'));
const BusinessPanel = lazyOnInteraction(() => import('./business-panel.tsx'));
const MapDialog = lazyOnInteraction(() => import('./map-dialog.tsx'));
const WholeMap = lazyOnInteraction(() => import('./fullscreen-map.tsx'));

interface Props {
  /** The walk as a still drawing: until the map is there, and where it cannot be had. */
  sketch: ReactNode;
}

/** The map on the home screen; `?map=open` is the same over the whole screen. */
export function MapCard({ sketch }: Props) {
  const walk = useEventData();
  return walk.status === 'ready' ? <ReadyMap walk={walk} sketch={sketch} /> : null;
}

function ReadyMap({ walk, sketch }: Props & { walk: ReadyEventData }) {
  const { map } = useTexts();
  const view = useMapView(walk);
  const sheet = useSheetParam('map');
  const { afterClosing } = useSheetHistory();
  const [selection, setSelection] = useState<PinSelection | null>(null);
  const { timeZone } = walk.event;
  const isOpen = sheet.id !== null;
  const wasOpen = useHasBeenOpen(isOpen);
  const chosen = view.pins.find(({ business }) => business.id === selection?.id)?.business;
  const close = () => {
    // The panel takes its entry of the history back first, where it is open or closed just now.
    afterClosing(sheet.close);
    setSelection(null);
  };
  if (view.pins.length === 0) return <p className="map-card map-card-empty">{map.none}</p>;
  return (
    <div className="map-card" data-map-room>
      <div className="map-card-canvas">
        <MapBoundary fallback={sketch}>
          <Suspense fallback={sketch}>
            <WalkMap
              view={view}
              selectedId={chosen?.id ?? null}
              onSelect={setSelection}
              isFullscreen={false}
            />
          </Suspense>
        </MapBoundary>
      </div>
      <div className="map-card-foot">
        <RouteText route={view.route} isOnStreets={view.district !== null} />
        <Link className="map-card-open" {...sheet.linkTo('open')}>
          <Expand size={18} aria-hidden="true" />
          {map.open}
        </Link>
      </div>
      {!isOpen && chosen && (
        <BusinessPanel
          business={chosen}
          timeZone={timeZone}
          takesFocus={selection?.isByKey ?? false}
          leg={view.legTo(chosen)}
          onClose={() => setSelection(null)}
        />
      )}
      {wasOpen && (
        <MapDialog
          isOpen={isOpen}
          onClose={close}
          chosenId={chosen?.id}
          onLeaveChosen={() => setSelection(null)}
        >
          {isOpen && (
            <Suspense fallback={sketch}>
              <WholeMap
                Map={WalkMap}
                view={view}
                timeZone={timeZone}
                selection={chosen ? selection : null}
                onSelect={setSelection}
              />
            </Suspense>
          )}
        </MapDialog>
      )}
    </div>
  );
}
