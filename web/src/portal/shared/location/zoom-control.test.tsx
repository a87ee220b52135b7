import { render, screen } from '@testing-library/react';
import { latLngBounds } from 'leaflet';
import { expect, it, onTestFinished } from 'vitest';
import { LeafletMapView } from '../../../ui/leaflet/leaflet-map.tsx';
import { loadTexts } from '../../texts/texts.ts';
import { ZoomControl } from './zoom-control.tsx';

it('labels the zoom buttons in the language of the portal', async () => {
  await loadTexts('es');
  onTestFinished(() => loadTexts('en'));
  render(
    <LeafletMapView
      className=""
      options={{ zoomControl: false }}
      start={{ bounds: latLngBounds([38, -79], [38.1, -79.1]) }}
      onMap={() => undefined}
    >
      <ZoomControl />
    </LeafletMapView>,
  );
  expect(screen.getByRole('button', { name: 'Acercar' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Alejar' })).toBeTruthy();
});
