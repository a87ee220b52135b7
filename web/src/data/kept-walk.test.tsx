import { catalogueBusiness, progress, verified } from '@domain/testing/samples.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testEvent, testParticipant } from '../components/test-walk.tsx';
import { readStored, store } from '../device/storage.ts';
import { useWalk } from './walk.ts';
import { WalkProvider } from './walk-provider.tsx';

type State = { status: string; data?: unknown };
const live = vi.hoisted(() => ({ states: new Map<string, State>() }));

vi.mock('./live.ts', () => {
  const loading = { status: 'loading' };
  const answer = (key: string | null) => (key && live.states.get(key)) || loading;
  return {
    useLiveDocument: (path: string | null) => answer(path),
    useLiveQuery: (query: { path: string }) => answer(query.path),
  };
});

const ready = (data: unknown): State => ({ status: 'ready', data });
const visits = (...ids: string[]) =>
  progress({ visits: Object.fromEntries(ids.map((id) => [id, verified()])) });

let isOnline = true;
function connect(connected: boolean) {
  isOnline = connected;
  window.dispatchEvent(new Event(connected ? 'online' : 'offline'));
}

function Shown() {
  const walk = useWalk();
  if (walk.status !== 'ready') return <output>{walk.status}</output>;
  const { event, catalogue, participant, isRegistered } = walk;
  const stamped = Object.keys(walk.progress.visits).join(' ');
  const doors = catalogue.businesses.map(({ name }) => name).join(' ');
  return (
    <output>{[event.name, participant?.name, isRegistered, doors, stamped].join(', ')}</output>
  );
}

/** A start of the app, and what it shows. */
function start(uid = 'maya') {
  cleanup();
  render(
    <WalkProvider uid={uid}>
      <Shown />
    </WalkProvider>,
  );
  return shown();
}
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z') });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  window.localStorage.clear();
  isOnline = true;
  live.states.set('events', ready([testEvent()]));
  live.states.set('participants/maya', ready(testParticipant()));
  const businesses = [catalogueBusiness('vino', { name: 'Vino Veritas' })];
  live.states.set('catalogues/autumn', ready({ businesses, rewards: [], pointRules: [] }));
  live.states.set('participants/maya/progress/autumn', ready(visits('vino')));
  return () => vi.useRealTimers();
});

const evening = 'Autumn Wine Walk, Maya Reyes, true, Vino Veritas, vino';

describe('a start without a connection', () => {
  it('shows the walk as the app last saw it', () => {
    expect(start()).toBe(evening);
    live.states.clear();
    connect(false);
    expect(start()).toBe(evening);
  });

  it('goes on from there with what arrives, and is not empty in between', () => {
    start();
    live.states.clear();
    connect(false);
    start();
    act(() => connect(true));
    expect(shown()).toBe(evening);
    live.states.set('participants/maya/progress/autumn', ready(visits('vino', 'print')));
    act(() => connect(true));
    act(() => void vi.advanceTimersByTime(30_000));
    expect(shown()).toBe(`${evening} print`);
  });

  it('with a connection nothing old is shown first', () => {
    start();
    live.states.clear();
    expect(start()).toBe('loading');
  });

  it('shows it once the connection is lost before anything arrived', () => {
    start();
    live.states.clear();
    expect(start()).toBe('loading');
    act(() => connect(false));
    expect(shown()).toBe(evening);
  });

  it("never shows somebody else's", () => {
    start();
    live.states.clear();
    connect(false);
    expect(start('noor')).toBe('loading');
  });

  it.each(['{"uid":"maya","events":[]}', 'not JSON'])('does without what is broken: %s', (text) => {
    store('walk', text);
    live.states.clear();
    connect(false);
    expect(start()).toBe('loading');
  });

  it('drops what has an older shape', () => {
    store('walk', '{"uid":"maya","events":[]}');
    connect(false);
    live.states.clear();
    start();
    expect(readStored('walk')).toBeNull();
  });
});
