import { useIsWideScreen } from '../../platform/device/wide-screen.ts';
import BusinessesPage from '../features/businesses/businesses-page.tsx';
import { MapSketch } from '../features/home/map-sketch/map-sketch.tsx';
import { MapCard } from '../features/map/map-card.tsx';

/** Business list, with the map next to it on wide screens. A phone has the map on the home screen. */
export default function BusinessesRoute() {
  const isWide = useIsWideScreen();
  return <BusinessesPage map={isWide && <MapCard sketch={<MapSketch />} />} />;
}
