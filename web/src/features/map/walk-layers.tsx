import { DistrictGround } from '../../components/leaflet/district/district-ground.tsx';
import { MapPoints } from './map-points.tsx';
import type { Selection } from './pin-buttons.tsx';
import { Pins } from './pins.tsx';
import { useMapLayout } from './use-map-layout.ts';
import type { WalkView } from './use-walk-view.ts';

interface Props {
  view: WalkView;
  selectedId: string | null;
  onSelect: (selection: Selection) => void;
  /** Whether the district's drawing is the ground. */
  isDrawn: boolean;
}

/** Ground, points and businesses, laid out together: no name over another one or under a pin. */
export function WalkLayers({ view, selectedId, onSelect, isDrawn }: Props) {
  const { pins, points, covered } = useMapLayout(view.pins, view.points, view.here, selectedId);
  return (
    <>
      {isDrawn && view.district && <DistrictGround district={view.district} covered={covered} />}
      <MapPoints points={points} />
      <Pins drawn={pins} selectedId={selectedId} onSelect={onSelect} />
    </>
  );
}
