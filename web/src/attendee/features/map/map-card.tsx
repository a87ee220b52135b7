import { Expand } from 'lucide-react';
import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { withTexts } from '../../../i18n/load-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useSheetHistory } from '../../../ui/dialogs/sheet-history.tsx';
import { useSheetParam } from '../../../ui/dialogs/use-sheet-param.ts';
import { lazyOnInteraction, useHasBeenOpen } from '../../../ui/lazy-on-interaction.tsx';
import { type ReadyEventData, useEventData } from '../../shared/event-data/event-data.ts';
import type { PinSelection } from './pin-buttons.tsx';
import { RouteText } from './route-text.tsx';
import { useMapView } from './use-map-view.ts';
import './map-card.css';
import './business-panel.css';
import './map-dialog.css';
import './route-list.css';

/** Leaflet and its styles, in a separate chunk. */
const LazyEventMap = lazy(() => import('./event-map.tsx'));
const BusinessPanel = lazyOnInteraction(() => withTexts(import('./business-panel.tsx'), 'later'));
const MapDialog = lazyOnInteraction(() => import('./map-dialog.tsx'));
const LazyFullscreenMap = lazyOnInteraction(() =>
  withTexts(import('./fullscreen-map.tsx'), 'later'),
);

interface Props {
  /** Static drawing of the event, shown until the map is loaded and if it cannot be loaded. */
  sketch: ReactNode;
}

/** Map on the home screen. `?map=open` shows it fullscreen. */
export function MapCard({ sketch }: Props) {
  const eventData = useEventData();
  return eventData.status === 'ready' ? <ReadyMap eventData={eventData} sketch={sketch} /> : null;
}

function ReadyMap({ eventData, sketch }: Props & { eventData: ReadyEventData }) {
  const map = useTexts('map');
  const view = useMapView(eventData);
  const sheet = useSheetParam('map');
  const { afterClosing } = useSheetHistory();
  const [selection, setSelection] = useState<PinSelection | null>(null);
  const { timeZone } = eventData.event;
  const isOpen = sheet.id !== null;
  const wasOpen = useHasBeenOpen(isOpen);
  const selected = view.pins.find(({ business }) => business.id === selection?.id)?.business;
  const close = () => {
    // Closing the panel removes its history entry first.
    afterClosing(sheet.close);
    setSelection(null);
  };
  if (view.pins.length === 0) return <p className="map-card map-card-empty">{map.none}</p>;
  return (
    <div className="map-card" data-map-room>
      <div className="map-card-canvas">
        <MapBoundary fallback={sketch}>
          <Suspense fallback={sketch}>
            <LazyEventMap
              view={view}
              selectedId={selected?.id ?? null}
              onSelect={setSelection}
              isFullscreen={false}
            />
          </Suspense>
        </MapBoundary>
      </div>
      <div className="map-card-foot">
        {/* The list of businesses beside it says that all are visited. */}
        {view.route.stops.length > 0 && (
          <RouteText route={view.route} isOnStreets={view.district !== null} />
        )}
        <Link className="map-card-open" {...sheet.linkTo('open')}>
          <Expand size={18} aria-hidden="true" />
          {map.open}
        </Link>
      </div>
      {!isOpen && selected && (
        <BusinessPanel
          business={selected}
          timeZone={timeZone}
          radiusMeters={view.radiusMeters}
          takesFocus={selection?.isByKey ?? false}
          leg={view.legTo(selected)}
          onClose={() => setSelection(null)}
        />
      )}
      {wasOpen && (
        <MapDialog
          isOpen={isOpen}
          onClose={close}
          selectedId={selected?.id}
          onDeselect={() => setSelection(null)}
        >
          {isOpen && (
            <Suspense fallback={sketch}>
              <LazyFullscreenMap
                Map={LazyEventMap}
                view={view}
                timeZone={timeZone}
                selection={selected ? selection : null}
                onSelect={setSelection}
              />
            </Suspense>
          )}
        </MapDialog>
      )}
    </div>
  );
}

interface MapBoundaryProps {
  /** Content shown if the map's code cannot be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary for an offline device that has not cached the map's code. */
class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
