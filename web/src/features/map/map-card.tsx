import { Expand } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddressSheet } from '../../components/use-address-sheet.ts';
import { type ReadyWalk, useWalk } from '../../data/walk.ts';
import { useTexts } from '../../texts/texts.ts';
import { DoorPanel } from './door-panel.tsx';
import { MapBoundary } from './map-boundary.tsx';
import { MapDialog } from './map-dialog.tsx';
import type { Selection } from './pins.tsx';
import { RouteWords } from './route-words.tsx';
import { useWalkView } from './use-walk-view.ts';
import './map-card.css';

/** Leaflet and its styles: a chunk of their own. */
const WalkMap = lazy(() => import('./walk-map.tsx'));

interface Props {
  /** The walk as a still drawing: until the map is there, and where it cannot be had. */
  sketch: ReactNode;
}

/** The map on the home screen; `?map=open` is the same over the whole screen. */
export function MapCard({ sketch }: Props) {
  const walk = useWalk();
  return walk.status === 'ready' ? <ReadyMap walk={walk} sketch={sketch} /> : null;
}

function ReadyMap({ walk, sketch }: Props & { walk: ReadyWalk }) {
  const { map } = useTexts();
  const view = useWalkView(walk);
  const sheet = useAddressSheet('map');
  const [selection, setSelection] = useState<Selection | null>(null);
  const selected = view.pins.find(({ business }) => business.id === selection?.id)?.business;
  const panel = selected && (
    <DoorPanel
      business={selected}
      timeZone={walk.event.timeZone}
      takesFocus={selection?.isByKey ?? false}
      onClose={() => setSelection(null)}
    />
  );
  if (view.pins.length === 0) return <p className="map-card map-card-empty">{map.none}</p>;
  const props = { view, selectedId: selected?.id ?? null, onSelect: setSelection };
  return (
    <div className="map-card" data-map-room>
      <div className="map-card-canvas">
        <MapBoundary fallback={sketch}>
          <Suspense fallback={sketch}>
            <WalkMap {...props} isWhole={false}>
              <RouteWords route={view.route} />
              <Link className="map-card-open" {...sheet.linkTo('open')}>
                <Expand size={18} aria-hidden="true" />
                {map.open}
              </Link>
            </WalkMap>
          </Suspense>
        </MapBoundary>
      </div>
      {sheet.id === null && panel}
      <MapDialog isOpen={sheet.id !== null} onClose={sheet.close}>
        <Suspense fallback={sketch}>
          <WalkMap {...props} isWhole>
            <div className="map-dialog-foot">
              <RouteWords route={view.route} />
              {panel}
            </div>
          </WalkMap>
        </Suspense>
      </MapDialog>
    </div>
  );
}
