import { render, screen } from '@testing-library/react';
import { catalogBusiness, verified } from '@wine-walk/common/support/samples.ts';
import { expect, it, vi } from 'vitest';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { MapCard } from './map-card.tsx';

vi.mock('./event-map.tsx', () => ({ default: () => <p>The map</p> }));

const businesses = [catalogBusiness('vino'), catalogBusiness('print', { latitude: 38.31 })];

it('shows the number of stops left below the map, and nothing when all are made', async () => {
  const page = (visits: Record<string, ReturnType<typeof verified>>) => (
    <TestEventData eventData={readyEventData({ catalog: { businesses }, progress: { visits } })}>
      <MapCard sketch={null} />
    </TestEventData>
  );
  const { rerender, container } = render(page({}));
  await screen.findByText('The map');
  const left = () => container.querySelector('.map-route')?.textContent;
  expect(left()).toMatch(/^2 stops left/);
  rerender(page({ vino: verified(1), print: verified(2) }));
  expect(left()).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Open map' })).toBeTruthy();
});
