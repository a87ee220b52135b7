import { act, render, screen } from '@testing-library/react';
import { catalog, catalogBusiness, event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleContext } from '../../../i18n/texts.ts';
import { testLocale } from '../../../support/test-frame.tsx';
import { useLiveEventData } from './live-event-data.ts';

type State = { status: string; data?: unknown; error?: Error };
const live = vi.hoisted(() => ({
  states: new Map<string, State>(),
  opened: new Set<string>(),
  retried: [] as string[],
}));

vi.mock('../../../platform/live/live.ts', () => {
  const answer = (key: string | null) => {
    if (key) live.opened.add(key);
    const state = (key && live.states.get(key)) || { status: 'loading' };
    return { ...state, retry: () => live.retried.push(key ?? '') };
  };
  return {
    useLiveDocument: (path: string | null) => answer(path),
    useLiveQuery: (query: { path: string }) => answer(query.path),
  };
});

const now = Date.parse('2026-11-20T22:00:00.000Z');
const hour = 60 * 60 * 1000;
const eventAt = (id: string, fromHours: number, toHours: number) =>
  event(id, {
    startTime: new Date(now + fromHours * hour).toISOString(),
    endTime: new Date(now + toHours * hour).toISOString(),
  });
const ready = (data: unknown): State => ({ status: 'ready', data });
const maya = { name: 'Maya Reyes', registrations: { tonight: 'submission-1' } };

function Shown({ uid }: { uid: string }) {
  const eventData = useLiveEventData(uid);
  const { status, participant } = eventData;
  const detail =
    eventData.status === 'ready' &&
    `${eventData.event.id} ${eventData.isRegistered} ${eventData.catalog.businesses.length} ${eventData.progress.participantId} ${Object.keys(eventData.progress.visits).length}`;
  const error = eventData.status === 'error' && eventData.error.message;
  return (
    <button type="button" onClick={eventData.retry}>
      {[status, participant?.id, detail, error].filter(Boolean).join(' ')}
    </button>
  );
}

function eventData() {
  render(
    <LocaleContext value={testLocale}>
      <Shown uid="maya" />
    </LocaleContext>,
  );
  return screen.getByRole('button').textContent;
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  live.states.clear();
  live.opened.clear();
  live.retried.length = 0;
  live.states.set('events', ready([eventAt('tonight', -1, 3)]));
  live.states.set('participants/maya', ready(maya));
  live.states.set(
    'catalogues/tonight',
    ready(catalog({ businesses: [catalogBusiness('vino'), catalogBusiness('cask')] })),
  );
  live.states.set(
    'participants/maya/progress/tonight',
    ready({ participantId: 'maya', visits: { vino: {} } }),
  );
  return () => vi.useRealTimers();
});

describe('useLiveEventData', () => {
  it('returns event, catalog, participant and progress, and opens no other listeners', () => {
    expect(eventData()).toBe('ready maya tonight true 2 maya 1');
    expect([...live.opened]).toEqual([
      'events',
      'participants/maya',
      'catalogues/tonight',
      'participants/maya/progress/tonight',
    ]);
  });

  it.each([
    'events',
    'participants/maya',
    'catalogues/tonight',
    'participants/maya/progress/tonight',
  ])('returns the status loading while %s is loading', (path) => {
    live.states.delete(path);
    expect(eventData()).toMatch(/^loading/);
  });

  it('has empty lists and empty progress when neither document exists', () => {
    live.states.set('catalogues/tonight', { status: 'missing' });
    live.states.set('participants/maya/progress/tonight', { status: 'missing' });
    live.states.set('participants/maya', ready({ ...maya, registrations: {} }));
    expect(eventData()).toBe('ready maya tonight false 0 maya 0');
  });

  it('has no participant when the document is missing', () => {
    live.states.set('participants/maya', { status: 'missing' });
    expect(eventData()).toBe('ready tonight false 2 maya 1');
  });

  it('reports no active event and does not request a catalog', () => {
    live.states.set('events', ready([]));
    live.states.set('participants/maya', ready({ ...maya, registrations: {} }));
    expect(eventData()).toBe('no-event maya');
    expect([...live.opened]).toEqual(['events', 'participants/maya']);
  });

  describe('with a second active event', () => {
    beforeEach(() => {
      live.states.set('events', ready([eventAt('later', 4, 40), eventAt('tonight', -1, 3)]));
      live.states.set('catalogues/later', ready(catalog({ businesses: [] })));
      live.states.set('participants/maya/progress/later', { status: 'missing' });
    });
    const shown = () => screen.getByRole('button').textContent;

    it('switches to the next event when the running one has ended, without a registration', () => {
      live.states.set('participants/maya', ready({ ...maya, registrations: {} }));
      expect(eventData()).toContain('tonight');
      act(() => void vi.advanceTimersByTime(3 * hour + 30_000));
      expect(shown()).toContain('later');
    });

    it('keeps the stamps of the own event for 24 hours after its end', () => {
      expect(eventData()).toBe('ready maya tonight true 2 maya 1');
      act(() => void vi.advanceTimersByTime(27 * hour - 30_000));
      expect(shown()).toBe('ready maya tonight true 2 maya 1');
      act(() => void vi.advanceTimersByTime(60_000));
      expect(shown()).toContain('later false');
    });

    it('opens no listener of another event before the registrations are known', () => {
      live.states.set('participants/maya', { status: 'loading' });
      act(() => void vi.setSystemTime(now + 4 * hour));
      eventData();
      expect([...live.opened]).toEqual(['events', 'participants/maya']);
    });
  });

  describe('with an own event that staff made inactive', () => {
    const inactive = (endHours: number) =>
      live.states.set(
        'events/tonight',
        ready({
          ...eventAt('tonight', -4, endHours),
          isActive: false,
          updatedAt: new Date(now).toISOString(),
        }),
      );
    beforeEach(() => {
      live.states.set('events', ready([]));
      inactive(-1);
    });
    const shown = () => screen.getByRole('button').textContent;

    it('keeps the stamps of an inactive own event for 24 hours after its end', () => {
      live.states.set('events', ready([eventAt('tonight', -4, -1)]));
      expect(eventData()).toBe('ready maya tonight true 2 maya 1');
      live.states.set('events', ready([eventAt('later', 4, 40)]));
      live.states.set('catalogues/later', ready(catalog({ businesses: [] })));
      live.states.set('participants/maya/progress/later', { status: 'missing' });
      act(() => void vi.advanceTimersByTime(22 * hour));
      expect(shown()).toBe('ready maya tonight true 2 maya 1');
      act(() => void vi.advanceTimersByTime(hour));
      expect(shown()).toContain('later false');
    });

    it('shows an inactive own event on a device without its data', () => {
      expect(eventData()).toBe('ready maya tonight true 2 maya 1');
    });

    it.each([
      ['no event is active', []],
      ['another event is active', [eventAt('later', 4, 40)]],
    ])('finds an inactive event among the own events when %s', (_, active) => {
      const registrations = { spring: 'submission-0', tonight: 'submission-1' };
      live.states.set('events', ready(active));
      live.states.set('participants/maya', ready({ ...maya, registrations }));
      live.states.set(
        'events/spring',
        ready({ ...eventAt('spring', -999, -990), isActive: false }),
      );
      expect(eventData()).toBe('ready maya tonight true 2 maya 1');
    });

    it('reports no active event before its end and a day after it', () => {
      inactive(1);
      expect(eventData()).toBe('no-event maya');
      inactive(-24);
      act(() => void vi.advanceTimersByTime(30_000));
      expect(shown()).toBe('no-event maya');
    });

    it('returns the status loading while the own event is loading', () => {
      live.states.delete('events/tonight');
      expect(eventData()).toBe('loading maya');
    });
  });

  it('reports an error when one listener fails, and retries only that one', () => {
    live.states.set('catalogues/tonight', { status: 'error', error: new Error('denied') });
    expect(eventData()).toBe('error maya denied');
    act(() => screen.getByRole('button').click());
    expect(live.retried).toEqual(['catalogues/tonight']);
  });
});
