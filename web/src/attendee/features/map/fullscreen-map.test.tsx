import { act, render, screen } from '@testing-library/react';
import { catalogBusiness } from '@wine-walk/common/support/samples.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import type { EventMapProps } from './event-map.tsx';
import FullscreenMap from './fullscreen-map.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { useMapView } from './use-map-view.ts';

vi.mock('./use-side-panels.ts', () => ({ useSidePanels: () => false }));
// The router's location stays behind the entry that the browser has.
vi.mock('../../../ui/dialogs/sheet-history.tsx', async (load) => ({
  ...(await load<object>()),
  useCloseOnBack: () => undefined,
}));

const businesses = [catalogBusiness('vino'), catalogBusiness('print', { latitude: 38.31 })];
const eventData = readyEventData({ catalog: { businesses } });

const Map = ({ children }: EventMapProps) => <div>{children}</div>;

function WholeMap({ selection }: { selection: PinSelection | null }) {
  const view = useMapView(eventData);
  return (
    <FullscreenMap
      Map={Map}
      view={view}
      timeZone="America/New_York"
      selection={selection}
      onSelect={() => undefined}
    />
  );
}

it('<FullscreenMap> stores the selection in the history entry before the router renders that', async () => {
  onTestFinished(() => window.history.replaceState(null, ''));
  window.history.replaceState({ usr: { sheets: ['panel'] } }, '');
  const page = (id: string) => (
    <TestEventData eventData={eventData}>
      <WholeMap selection={{ id, isByKey: false }} />
    </TestEventData>
  );
  const { rerender } = render(page('vino'));
  rerender(page('print'));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getAllByRole('region').length).toBeGreaterThan(0);
  expect(window.history.state).toEqual({ usr: { sheets: ['panel'] }, mapBusiness: 'print' });
});
