import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import type { MapPoint } from '@wine-walk/common/model/events.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { catalogBusiness, pending, verified } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PositionContext } from '../../../platform/location/location-position.ts';
import { fakeLocation, north } from '../../../support/fake-location.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import EventMap from './event-map.tsx';
import FullscreenMap from './fullscreen-map.tsx';
import { useMapView } from './use-map-view.ts';

// Leaflet detects graphics support on import; jsdom has neither SVG nor canvas support.
vi.hoisted(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(SVGSVGElement.prototype, { createSVGRect: () => ({}) });
});
// Provides a tile source, as in a build that configures one.
vi.mock('../../../ui/leaflet/tile-source.ts', () => ({
  tileSource: () => ({ url: '/tiles/{z}/{x}/{y}.png', attribution: '© Harlow Maps' }),
}));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  const noop = () => undefined;
  const listening = { addEventListener: noop, removeEventListener: noop };
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...listening }));
  vi.stubGlobal('scrollTo', noop);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = noop;
      unobserve = noop;
      disconnect = noop;
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const businesses = [
  catalogBusiness('vino', { name: 'Vino Veritas' }),
  catalogBusiness('print', { name: 'The Print Room', latitude: north(150) }),
  catalogBusiness('rail', { name: 'The Brass Rail', latitude: north(300) }),
  catalogBusiness('loom', {
    name: 'Lantern & Loom',
    latitude: north(450),
    hasSpecialReward: true,
  }),
  catalogBusiness('mill', {
    name: 'Old Mill',
    latitude: north(600),
    openUntil: '21:30',
    offered: 'Two reds and cheese',
  }),
];
const visits = { vino: verified(10), print: pending(20) };
const evening = readyEventData({
  catalog: { businesses: businesses },
  progress: { visits },
  event: { checkInRadiusMeters: 40 },
});

interface TestMapProps extends Choosing {
  eventData: ReadyEventData;
  isFullscreen: boolean;
}

function TestMap({ eventData, selectedId, onSelect, isFullscreen }: TestMapProps) {
  const view = useMapView(eventData);
  if (isFullscreen)
    return (
      <FullscreenMap
        Map={EventMap}
        view={view}
        timeZone={eventData.event.timeZone}
        selection={selectedId === null ? null : { id: selectedId, isByKey: true }}
        onSelect={onSelect}
      />
    );
  return <EventMap view={view} selectedId={selectedId} onSelect={onSelect} isFullscreen={false} />;
}
interface Choosing {
  selectedId: string | null;
  onSelect: (selection: unknown) => void;
}

interface ShowOptions extends Partial<Choosing> {
  event?: Partial<ReadyEventData['event']>;
  isFullscreen?: boolean;
  /** Businesses of the event besides the usual ones. */
  distant?: readonly CatalogBusiness[];
}

function show({
  selectedId = null,
  onSelect = () => undefined,
  event,
  isFullscreen = false,
  distant = [],
}: ShowOptions = {}) {
  const catalog = { ...evening.catalog, businesses: [...businesses, ...distant] };
  const eventData = { ...evening, catalog, event: { ...evening.event, ...event } };
  const location = fakeLocation();
  const { container } = render(
    <PositionContext value={location.store}>
      <TestEventData eventData={eventData}>
        <TestMap
          eventData={eventData}
          selectedId={selectedId}
          onSelect={onSelect}
          isFullscreen={isFullscreen}
        />
      </TestEventData>
    </PositionContext>,
  );
  const standAt = async (meters: number, accuracyMeters: number | null) => {
    act(() => location.store.locate());
    await location.find(meters, accuracyMeters);
  };
  return { container, standAt };
}

/** Returns the radius in pixels of a circle drawn by Leaflet, read from the arc of its path. */
function circleRadius(container: HTMLElement, circle: string): number {
  const path = container.querySelector(`path.${circle}`)?.getAttribute('d') ?? '';
  return Number(/a(\d+),/.exec(path)?.[1]);
}

describe('<EventMap>', () => {
  it('draws each business by its state and includes the state in its name', async () => {
    const { container, standAt } = show();
    await standAt(290, 10);
    const pins = [...container.querySelectorAll<HTMLElement>('[data-business]')];
    const drawn = pins.map((pin) => [pin.dataset.business, pin.dataset.state, pin.ariaLabel]);
    expect(drawn.toSorted()).toEqual([
      ['loom', 'special', 'Lantern & Loom, Special Reward, number 2 on your route'],
      ['mill', 'open', 'Old Mill, Not Visited, number 3 on your route'],
      ['print', 'pending', 'The Print Room, Pending'],
      ['rail', 'next', 'The Brass Rail, Not Visited, next stop'],
      ['vino', 'visited', 'Vino Veritas, Visited'],
    ]);
  });

  it('has the pins in route order, also after the route changed', async () => {
    const { container, standAt } = show();
    const order = () =>
      [...container.querySelectorAll<HTMLElement>('[data-business]')].map(
        ({ dataset }) => dataset.business,
      );
    await standAt(290, 10);
    expect(order()).toEqual(['rail', 'loom', 'mill', 'vino', 'print']);
    await standAt(610, 10);
    expect(order()).toEqual(['mill', 'loom', 'rail', 'vino', 'print']);
  });

  it('draws the user location above every pin', async () => {
    const { container, standAt } = show();
    await standAt(300, 10);
    const level = (selector: string) =>
      Number(container.querySelector(selector)?.closest<HTMLElement>('.walk-marker')?.style.zIndex);
    const pins = ['rail', 'loom', 'mill', 'vino', 'print'].map((id) =>
      level(`[data-business="${id}"]`),
    );
    expect(level('.walk-map-here')).toBeGreaterThan(Math.max(...pins));
  });

  it('moves to the nearest help point of a chip and back without it', async () => {
    const point = (kind: MapPoint['kind'], name: string, meters: number) => ({
      kind,
      name,
      nameIn: inNoLanguage,
      latitude: north(meters),
      longitude: -78.501,
    });
    const { standAt } = show({
      isFullscreen: true,
      event: {
        mapPoints: [
          point('water', 'Pump', 20),
          point('water', 'Fountain', 310),
          point('restroom', 'Hall', 200),
        ],
      },
    });
    await standAt(300, 10);
    const chips = within(screen.getByRole('group', { name: 'Find nearby' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'WCRestrooms',
      'Water',
    ]);
    const water = chips.getByRole('button', { name: 'Water' });
    await userEvent.click(water);
    expect(water.ariaPressed).toBe('true');
    expect(screen.getByText('Fountain')).toBeTruthy();
    expect(screen.queryByText('Pump')).toBeNull();
    await userEvent.click(water);
    expect(screen.queryByText('Fountain')).toBeNull();
  });

  it('shows offer and hours of the selected business', () => {
    show({ isFullscreen: true, selectedId: 'mill' });
    const panel = within(screen.getByRole('region', { name: 'Old Mill' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^until 9:30\sPM$/),
      'Two reds and cheese',
    ]);
  });

  it('says in the panel that the stamp is inside', () => {
    const gate = catalogBusiness('gate', { latitude: north(800), requiresVenueCode: true });
    const panel = (selectedId: string, name: string) => {
      show({ isFullscreen: true, selectedId, distant: [{ ...gate, name: 'Gate House' }] });
      return within(screen.getByRole('region', { name }));
    };
    expect(panel('gate', 'Gate House').getByText('Stamp inside')).toBeTruthy();
    cleanup();
    expect(panel('mill', 'Old Mill').queryByText('Stamp inside')).toBeNull();
  });

  it('has the check-in as the main action of its panel within reach, else directions', async () => {
    const styleOf = (name: string) => screen.getByRole('button', { name }).className;
    show({ isFullscreen: true, selectedId: 'print' });
    const outlined = styleOf('Check in again at The Print Room');
    cleanup();
    const { standAt } = show({ isFullscreen: true, selectedId: 'rail' });
    await standAt(290, 10);
    expect(styleOf('Check in at The Brass Rail')).not.toBe(outlined);
    const directions = styleOf('Get directions to The Brass Rail');
    await standAt(100, 10);
    expect(styleOf('Check in at The Brass Rail')).toBe(outlined);
    expect(styleOf('Get directions to The Brass Rail')).not.toBe(directions);
  });

  it('includes the distance in the list next to the open map and in the description of its panel', async () => {
    const { standAt } = show({ isFullscreen: true, selectedId: 'rail' });
    await standAt(290, 10);
    const list = screen.getByRole('list', { name: 'On your route' });
    const [first] = within(list).getAllByRole('button');
    expect(first?.textContent).toContain('The Brass Rail, Not Visited, next stop, 35\u00a0ft away');
    const description = '35\u00a0ft\u00a0· 1 min';
    expect(screen.getByRole('region', { name: 'The Brass Rail', description })).toBeTruthy();
  });

  it.each([
    ['feet', [], ['655', '1,150', '1,640', '330', '165'], '655\u00a0ft'],
    [
      'miles, with one more than a mile away',
      [north(2000)],
      ['0.1', '0.2', '0.3', '1.2', '0.06', '0.03'],
      '0.1\u00a0mi',
    ],
  ])('shows all distances next to the open map in %s', async (_, far, distances, own) => {
    const distant = far.map((latitude) => catalogBusiness('far', { name: 'Far', latitude }));
    const { container, standAt } = show({ isFullscreen: true, selectedId: 'rail', distant });
    await standAt(100, 10);
    const shown = [...container.querySelectorAll('.route-list-distance')];
    expect(shown.map(({ textContent }) => textContent?.split('\u00a0')[0])).toEqual(distances);
    expect(container.querySelector('.map-leg')?.textContent).toContain(own);
  });

  it('draws the user’s location with its accuracy circle', async () => {
    const { container, standAt } = show({ selectedId: 'rail' });
    expect(container.querySelector('path.walk-map-accuracy')).toBeNull();
    await standAt(290, 80);
    expect(screen.getByRole('img', { name: 'You’re here, accurate to 260\u00a0ft' })).toBeTruthy();
    const [sure, ring] = ['walk-map-accuracy', 'walk-map-ring'].map((circle) =>
      circleRadius(container, circle),
    );
    expect((sure ?? 0) / (ring ?? 1)).toBeCloseTo(80 / 40, 1);
  });

  it('draws no accuracy circle when the device reports no accuracy', async () => {
    const { container, standAt } = show();
    await standAt(290, null);
    expect(screen.getByRole('img', { name: 'You’re here' })).toBeTruthy();
    expect(container.querySelector('path.walk-map-accuracy')).toBeNull();
  });

  it('draws the check-in radius around the selected business only', async () => {
    const { container, standAt } = show({ selectedId: 'rail' });
    await standAt(290, 40);
    expect(container.querySelectorAll('path.walk-map-ring')).toHaveLength(1);
    expect(circleRadius(container, 'walk-map-ring')).toBe(
      circleRadius(container, 'walk-map-accuracy'),
    );
  });

  it('draws the check-in radius around the next business when none is selected', async () => {
    const { container, standAt } = show();
    await standAt(290, 40);
    expect(container.querySelectorAll('path.walk-map-ring')).toHaveLength(1);
  });

  it('draws the route from the user’s location with a separate next leg', async () => {
    const { container, standAt } = show();
    await standAt(290, 10);
    expect(container.querySelectorAll('path.walk-map-leg')).toHaveLength(1);
    expect(container.querySelectorAll('path.walk-map-way')).toHaveLength(1);
  });

  it('draws no label over a map point and no map point under a pin', () => {
    const place = (meters: number) => ({
      nameIn: inNoLanguage,
      latitude: north(meters),
      longitude: -78.5,
    });
    const water = { kind: 'water', name: 'Pump', ...place(564) } as const;
    const hidden = { kind: 'restroom', name: 'Hall', ...place(303) } as const;
    show({ event: { mapPoints: [water, hidden] } });
    const accessibleName = (business: RegExp) =>
      screen.getByRole('button', { name: business }).querySelector<HTMLElement>('.pin-name');
    expect(accessibleName(/^Lantern & Loom/)?.dataset.side).toBe('below');
    expect(accessibleName(/^Old Mill/)?.dataset.side).toBe('above');
    expect(screen.getByRole('img', { name: /Pump/ })).toBeTruthy();
    expect(screen.queryByRole('img', { name: /Hall/ })).toBeNull();
  });

  it('draws the label of the next business beside the star of its neighbor', async () => {
    const neighbor = { name: 'Corner', latitude: north(244), longitude: -78.50043 };
    const sideOf = async (hasSpecialReward: boolean) => {
      cleanup();
      const distant = [catalogBusiness('corner', { ...neighbor, hasSpecialReward })];
      const { standAt } = show({ distant });
      await standAt(300, 10);
      const pin = screen.getByRole('button', { name: /^The Brass Rail.*next stop/ });
      return pin.querySelector<HTMLElement>('.pin-name')?.dataset.side;
    };
    expect(await sideOf(false)).toBe('below');
    expect(await sideOf(true)).toBe('above');
  });

  it('draws no label under the user’s location', async () => {
    const { standAt } = show();
    const side = () =>
      screen
        .getByRole('button', { name: /^Lantern & Loom/ })
        .querySelector<HTMLElement>('.pin-name')?.dataset.side;
    await standAt(500, 10);
    expect(side()).toBe('below');
    await standAt(420, 10);
    expect(side()).toBe('above');
  });

  it('selects a business when its pin is clicked', async () => {
    const onSelect = vi.fn();
    show({ onSelect });
    await userEvent.click(screen.getByRole('button', { name: /^Old Mill/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'mill' }));
  });

  it('keeps the focus on the button that requests the location', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Show where I am' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(screen.getByText('Finding you…')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Use my location');
  });

  it('draws tiles with the attribution of their source', () => {
    const { container } = show();
    const images = [...container.querySelectorAll<HTMLImageElement>('.walk-map-tiles img')];
    expect(images.length).toBeGreaterThan(0);
    for (const { src } of images) expect(src).toMatch(/\/tiles\/\d+\/\d+\/\d+\.png$/);
    expect(screen.getByText('© Harlow Maps')).toBeTruthy();
  });
});
