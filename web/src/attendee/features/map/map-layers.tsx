import { DistrictBasemap } from '../../../shared/district-map/district-basemap.tsx';
import { MapPoints } from './map-points.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { Pins } from './pins.tsx';
import { useMapLayout } from './use-map-layout.ts';
import type { MapView } from './use-map-view.ts';

interface Props {
  view: MapView;
  selectedId: string | null;
  onSelect: (selection: PinSelection) => void;
  /** Whether the district's drawing is the ground. */
  isDrawn: boolean;
}

/** Ground, points and businesses, laid out together: no name over another one or under a pin. */
export function MapLayers({ view, selectedId, onSelect, isDrawn }: Props) {
  const { pins, points, covered } = useMapLayout(view.pins, view.points, view.here, selectedId);
  return (
    <>
      {isDrawn && view.district && <DistrictBasemap district={view.district} covered={covered} />}
      <MapPoints points={points} />
      <Pins drawn={pins} selectedId={selectedId} onSelect={onSelect} />
    </>
  );
}
