import { act, cleanup, render, screen } from '@testing-library/react';
import { catalog, catalogBusiness, progress, verified } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleContext } from '../../../i18n/texts.ts';
import { syncServerClock } from '../../../platform/device/server-clock.ts';
import { NotConnectedError } from '../../../platform/live/live-store.ts';
import { testEvent, testParticipant } from '../../../support/test-event-data.tsx';
import { testLocale } from '../../../support/test-frame.tsx';
import { useLiveEventData } from './live-event-data.ts';

type State = { status: string; data?: unknown; error?: Error };
const live = vi.hoisted(() => ({ states: new Map<string, State>() }));

vi.mock('../../../platform/live/live.ts', () => {
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

function leave() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

function Shown({ uid }: { uid: string }) {
  const eventData = useLiveEventData(uid);
  if (eventData.status !== 'ready') return <output>{eventData.status}</output>;
  const { event, catalog, participant, isRegistered, cachedAt } = eventData;
  const stamped = Object.keys(eventData.progress.visits).join(' ');
  const businesses = catalog.businesses.map(({ name }) => name).join(' ');
  return (
    <output>
      {[event.name, participant?.name, isRegistered, businesses, stamped].join(', ')}
      {cachedAt && ` as of ${new Date(cachedAt).toISOString().slice(11, 16)}`}
      {cachedAt &&
        Math.abs(cachedAt - Date.parse('2026-11-20T20:00:00.000Z')) > 3_600_000 &&
        ' of another day'}
    </output>
  );
}

/** Starts the app and returns its output. */
function start(uid = 'maya') {
  cleanup();
  render(
    <LocaleContext value={testLocale}>
      <Shown uid={uid} />
    </LocaleContext>,
  );
  return shown();
}
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z') });
  window.localStorage.clear();
  live.states.set('events', ready([testEvent()]));
  live.states.set('participants/maya', ready(testParticipant()));
  const businesses = [catalogBusiness('vino', { name: 'Vino Veritas' })];
  live.states.set('catalogues/autumn', ready(catalog({ businesses })));
  live.states.set('participants/maya/progress/autumn', ready(visits('vino')));
  return () => vi.useRealTimers();
});

const evening = 'Autumn Wine Walk, Maya Reyes, true, Vino Veritas, vino';

const minute = 60_000;
const asOf = `${evening} as of 20:00`;

describe('useCachedEventData at start-up', () => {
  it('shows the last cached event data with its time', () => {
    expect(start()).toBe(evening);
    live.states.clear();
    vi.setSystemTime(Date.now() + 10 * minute);
    expect(start()).toBe(asOf);
  });

  it.each([
    ['behind', -86_400_000],
    ['ahead', 86_400_000],
  ])(
    "shows the time of the data by the server's clock when the phone's is a day %s",
    (_, wrong) => {
      const now = Date.now();
      vi.setSystemTime(now + wrong);
      syncServerClock(new Date(now).toUTCString());
      start();
      live.states.clear();
      vi.setSystemTime(now + wrong + 10 * minute);
      expect(start()).toBe(asOf);
      syncServerClock(new Date().toUTCString());
    },
  );

  it('updates cached data with live data without an empty state', () => {
    start();
    const arriving = [...live.states];
    live.states.clear();
    start();
    for (const [path, state] of arriving.slice(0, 3)) {
      live.states.set(path, state);
      act(() => void vi.advanceTimersByTime(30_000));
      expect(shown()).toBe(asOf);
    }
    live.states.set('participants/maya/progress/autumn', ready(visits('vino', 'print')));
    act(() => void vi.advanceTimersByTime(30_000));
    expect(shown()).toBe(`${evening} print`);
  });

  it('caches data that was live until the page was left, not data that came from the cache', () => {
    start();
    vi.setSystemTime(Date.now() + 10 * minute);
    leave();
    live.states.clear();
    expect(start()).toBe(`${evening} as of 20:10`);
    vi.setSystemTime(Date.now() + 10 * minute);
    leave();
    expect(start()).toBe(`${evening} as of 20:10`);
  });

  it('shows cached data when Firebase cannot be loaded', () => {
    start();
    for (const path of live.states.keys()) {
      live.states.set(path, { status: 'error', error: new NotConnectedError('no code') });
    }
    expect(start()).toBe(asOf);
  });

  it('hides cached data when Firestore denies access', () => {
    start();
    const error = new Error('permission-denied');
    live.states.set('participants/maya', { status: 'error', error });
    expect(start()).toBe('error');
  });

  it("never shows another attendee's data", () => {
    start();
    live.states.clear();
    expect(start('noor')).toBe('loading');
  });

  it.each(['{"uid":"maya","events":[]}', 'not JSON'])('ignores an invalid cache: %s', (text) => {
    localStorage.setItem('ww:walk', text);
    live.states.clear();
    expect(start()).toBe('loading');
  });

  it('drops a cache of an older schema', () => {
    localStorage.setItem('ww:walk', '{"uid":"maya","events":[]}');
    live.states.clear();
    start();
    expect(localStorage.getItem('ww:walk')).toBeNull();
  });
});
