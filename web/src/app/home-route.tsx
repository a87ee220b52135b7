import { WaitingList } from '../features/check-in/waiting/waiting-list.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { MapSketch } from '../features/home/map-sketch/map-sketch.tsx';
import { MapCard } from '../features/map/map-card.tsx';

/** The home screen with what other rooms put into it. */
export default function HomeRoute() {
  return <HomePage map={<MapCard sketch={<MapSketch />} />} waiting={<WaitingList />} />;
}
