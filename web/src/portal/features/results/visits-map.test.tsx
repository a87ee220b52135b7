import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownResults } from '../../../support/portal/sample-results.ts';
import { projected, VisitsMap } from './visits-map.tsx';

describe('projected', () => {
  it('places shops as on a map with north at the top', () => {
    const [south, north] = [40, 40.01];
    const [west, east] = [-74, -73.99];
    const { places, height } = projected([
      { latitude: north, longitude: west },
      { latitude: south, longitude: east },
    ]);
    const [first, second] = places;
    const [right, down] = [(second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0)];
    expect(right / down).toBeCloseTo(Math.cos((north * Math.PI) / 180), 5);
    expect(second?.y).toBeLessThan(height);
  });

  it('places a single shop within the map', () => {
    const { places, height } = projected([{ latitude: 40, longitude: -74 }]);
    expect(places).toEqual([{ x: 170, y: height / 2 }]);
  });
});

describe('<VisitsMap>', () => {
  it('draws areas by stops, and hidden numbers at one size', () => {
    const [vino, cask, loom] = shownResults().shops;
    if (!vino || !cask || !loom) throw new Error('The sample has three shops.');
    const quarter = { ...loom, id: 'quarter', visits: 25 };
    const shops = [{ ...vino, visits: 100 }, quarter, cask, loom];
    render(<VisitsMap label="Map" shops={shops} />);
    const circles = [...screen.getByRole('img', { name: 'Map' }).querySelectorAll('circle')];
    expect(circles.map((circle) => circle.getAttribute('r'))).toEqual(['20', '10', '8', '8']);
    expect(circles.filter((circle) => circle.matches('.results-hidden'))).toHaveLength(2);
  });
});
