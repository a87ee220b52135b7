import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveParticipantRecord } from '../../../platform/session/stored-user.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { TestFrame } from '../../../support/test-frame.tsx';
import { type EventData, EventDataContext } from '../../shared/event-data/event-data.ts';
import { Shell } from './shell.tsx';

vi.mock('../../../platform/session/session.ts', () => ({
  useSession: () => ({ user: { uid: 'iris', session: null } }),
}));
vi.mock('../../features/announcements/announcement-bell.tsx', () => ({
  default: () => <button type="button">Announcements</button>,
}));

const participant = {
  id: 'iris',
  name: 'Iris Ortega',
  email: 'iris@example.com',
} as EventData['participant'];

function openAt(path: string, isMade = true, status: 'no-event' | 'loading' = 'no-event') {
  const visible = isMade ? participant : undefined;
  const eventData: EventData = { status, participant: visible, retry: () => undefined };
  return render(
    <TestFrame at={path}>
      <EventDataContext value={eventData}>
        <Shell>
          <h1>Screen</h1>
        </Shell>
      </EventDataContext>
    </TestFrame>,
  );
}
const setOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

/** Sets the device width: 900 px, or a phone. */
function setWide(isWide: boolean) {
  const media = {
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('matchMedia', () => media);
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  setWide(false);
});
afterEach(() => vi.unstubAllGlobals());

describe('<Header>', () => {
  it('has title, announcements, sign-out through the server, and the avatar with the initial', () => {
    openAt('/');
    expect(screen.getByText('Wine Walk')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Announcements' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/api/logout');
    expect(screen.getByRole('link', { name: 'Profile of Iris Ortega' }).textContent).toBe('I');
  });

  it('leaves the avatar to the profile, which shows a larger one', () => {
    openAt('/profile');
    expect(screen.queryByRole('link', { name: 'Profile of Iris Ortega' })).toBeNull();
  });

  it('uses the email while the participant is being created', () => {
    saveParticipantRecord({ participantId: 'iris', name: '', email: 'iris@example.com' });
    openAt('/', false);
    const profile = screen.getByRole('link', { name: 'Profile of iris@example.com' });
    expect(profile.textContent).toBe('I');
  });
});

describe('<Navigation>', () => {
  it('links to the five screens and marks the current one', () => {
    openAt('/rewards');
    const links = screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Map', '/'],
      ['Businesses', '/businesses'],
      ['Rewards', '/rewards'],
      ['Events', '/events'],
      ['Profile', '/profile'],
    ]);
    const current = [...links].filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Rewards']);
  });

  it.each([
    ['a phone', false, 'after'],
    ['a wide screen', true, 'before'],
  ] as const)(
    'places the navigation on %s (wide: %s) %s the content in focus order',
    (_device, isWide, place) => {
      setWide(isWide);
      openAt('/');
      const navigation = screen.getByRole('navigation', { name: 'Main' });
      const follows = screen.getByRole('main').compareDocumentPosition(navigation);
      const isAfter = Boolean(follows & Node.DOCUMENT_POSITION_FOLLOWING);
      expect(isAfter ? 'after' : 'before').toBe(place);
    },
  );

  it('leads the skip link to the main content', () => {
    openAt('/');
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });
});

describe('<ConnectionBanner>', () => {
  it('says that the device is offline until it reconnects', () => {
    openAt('/');
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    setOnline(false);
    expect(screen.getByText(/^You’re offline/)).toBeTruthy();
    setOnline(true);
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
  });

  it('reports an unresponsive network after the wait until it responds', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T20:05:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const shellOf = (cachedAt: number | null) => (
      <TestEventData eventData={{ ...readyEventData(), cachedAt }}>
        <Shell>
          <h1>Screen</h1>
        </Shell>
      </TestEventData>
    );
    const { rerender } = render(shellOf(Date.parse('2026-11-20T19:42:00.000Z')));
    expect(screen.getByText(/^As of 2:42\sPM$/)).toBeTruthy();
    expect(screen.queryByText(/No response from the network/)).toBeNull();
    act(() => void vi.advanceTimersByTime(8000));
    expect(screen.getByText(/^No response from the network yet/)).toBeTruthy();
    rerender(shellOf(null));
    expect(screen.queryByText(/No response from the network/)).toBeNull();
    expect(screen.queryByText(/^As of/)).toBeNull();
  });

  it('does not mark data as old before it has loaded', () => {
    openAt('/', false, 'loading');
    setOnline(false);
    expect(screen.getByText(/the walk hasn’t loaded yet/)).toBeTruthy();
    expect(screen.queryByText(/may be out of date/)).toBeNull();
  });
});
