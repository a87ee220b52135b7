import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TextsProvider } from '../../../i18n/texts-provider.tsx';
import { setLanguage } from '../../../platform/device/language.ts';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { syncServerClock } from '../../../platform/device/server-clock.ts';
import { saveParticipantRecord } from '../../../platform/session/stored-user.ts';
import { landingEvent } from '../../../support/landing-event.ts';
import { loadActiveEvent } from './active-event.ts';
import { LandingPage, type SignedOutBy } from './landing-page.tsx';
import { loadParts } from './load-parts.ts';

vi.mock('../../../platform/device/file.ts', () => ({ saveFile: () => undefined }));

const navigate = vi.fn();
const openSignIn = vi.fn();
const open = (signedOutBy: SignedOutBy | null = null) =>
  render(
    <TextsProvider onError={() => expect.unreachable()}>
      <LandingPage signedOutBy={signedOutBy} navigate={navigate} openSignIn={openSignIn} />
    </TextsProvider>,
  );
const existing = () => screen.getByRole('button', { name: 'Existing Participant' });

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  answerEvent(() => new Promise(() => undefined));
});
afterEach(() => {
  setLanguage('en');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('<LandingPage>', () => {
  it('shows the three entry links, a features list, and a footer with Privacy and Admin', () => {
    open();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Sign In')).toBe('/api/login');
    expect(href('Register & Check-In')).toBe('/waiver');
    expect(existing()).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('contentinfo').textContent).toContain('A Historic District nonprofit');
    expect(href('Privacy')).toBe('/privacy');
    expect(href('Admin')).toBe('/admin');
    expect(document.title).toBe('Wine Walk');
  });

  it('navigates to registration and to the portal without a page load', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Register & Check-In' }));
    await userEvent.click(screen.getByRole('link', { name: 'Admin' }));
    expect(navigate.mock.calls).toEqual([['/waiver'], ['/admin']]);
  });

  it('leads to sign-in if the device has a participant record, otherwise to registration with sign-in over it', async () => {
    open();
    await userEvent.click(existing());
    expect(navigate).toHaveBeenCalledWith('/waiver#sign-in');
    expect(openSignIn).not.toHaveBeenCalled();
    saveParticipantRecord({ participantId: 'maya', name: 'Maya', email: 'maya@example.com' });
    await userEvent.click(existing());
    expect(openSignIn).toHaveBeenCalledOnce();
  });

  it('ignores a participant record that is over 30 days old', async () => {
    const longAgo = Date.now() - 31 * 24 * 60 * 60 * 1000;
    saveParticipantRecord({ participantId: 'maya', name: 'Maya', email: 'm@example.com' }, longAgo);
    open();
    await userEvent.click(existing());
    expect(navigate).toHaveBeenCalledWith('/waiver#sign-in');
  });

  it('works when storage is unavailable: every visitor is new', async () => {
    const refuse = () => {
      throw new DOMException('disabled', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    open();
    await userEvent.click(existing());
    expect(navigate).toHaveBeenCalledWith('/waiver#sign-in');
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeTruthy();
  });

  it('shows a sign-out message', () => {
    open('attendee');
    expect(screen.getByRole('status').textContent).toBe('You’re signed out. See you next time!');
  });

  it('shows that a sign-in elsewhere signed this device out', () => {
    open('elsewhere');
    expect(screen.getByRole('status').textContent).toMatch(/^You’re signed out here because of a/);
  });

  it('shows that the desk signed this device out, in both languages', async () => {
    open('staff-code');
    const notice = screen.getByRole('status');
    expect(notice.textContent).toMatch(/^You’re signed out here because the desk/);
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() =>
      expect(notice.textContent).toMatch(/^Cerramos tu sesión aquí porque la mesa/),
    );
  });

  it('switches to Spanish and stores the choice', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeTruthy();
    expect(window.localStorage.getItem('ww:language')).toBe('es');
  });
});

const noPast = { events: [], canNotify: false };
/** Answers the request for the active event; the others return nothing (load-parts.test.tsx). */
const answerEvent = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/events/active') return answer();
    return Promise.resolve(Response.json(path.endsWith('past') ? noPast : []));
  });

describe('event line', () => {
  async function openAt(now: string, answer: () => Promise<Response>) {
    vi.useFakeTimers({ now: new Date(now) });
    answerEvent(answer);
    const { container } = open();
    await act(() => vi.advanceTimersByTimeAsync(500));
    return container.querySelector('.landing-eyebrow')?.textContent?.replace(/\s/gu, ' ');
  }

  it("shows place and time in the event's time zone", async () => {
    const answer = async () => Response.json(landingEvent);
    expect(await openAt('2026-11-20T15:00:00.000Z', answer)).toBe(
      'Depot Square · Tonight 4:00 – 8:00 PM',
    );
  });

  it('shows tonight after midnight while the event is in progress', async () => {
    const late = { ...landingEvent, endTime: '2026-11-21T07:00:00.000Z' };
    expect(await openAt('2026-11-21T05:30:00.000Z', async () => Response.json(late))).toBe(
      'Depot Square · Tonight 4:00 PM – 2:00 AM',
    );
  });

  it('shows the summary link instead of registration when the event has ended', async () => {
    const answer = async () => Response.json(landingEvent);
    expect(await openAt('2026-11-21T05:30:00.000Z', answer)).toBe(
      'Depot Square · The walk is over',
    );
    const summary = screen.getByRole('link', { name: 'Sign in to see your walk' });
    expect(summary.getAttribute('href')).toBe('/api/login');
    expect(screen.queryByRole('link', { name: 'Register & Check-In' })).toBeNull();
  });

  it.each([
    ['behind', '2026-11-20T05:30:00.000Z'],
    ['ahead', '2026-11-22T05:30:00.000Z'],
  ])('uses the server time when the device clock is a day %s', async (_, device) => {
    const at = (hour: string) => async () =>
      Response.json(landingEvent, { headers: { Date: new Date(hour).toUTCString() } });
    const over = at('2026-11-21T05:30:00.000Z');
    expect(await openAt(device, over)).toBe('Depot Square · The walk is over');
    cleanup();
    const today = at('2026-11-20T15:00:00.000Z');
    expect(await openAt(device, today)).toBe('Depot Square · Tonight 4:00 – 8:00 PM');
    syncServerClock(new Date().toUTCString());
  });

  it('keeps the link elements when the event has ended, so a click in progress is not lost', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00.000Z') });
    answerEvent(async () => Response.json(landingEvent));
    const page = <LandingPage signedOutBy={null} navigate={navigate} openSignIn={openSignIn} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const ways = [...container.querySelectorAll('.landing-button')];
    // The same check as defer-app-start.ts makes before React has loaded.
    vi.setSystemTime(new Date('2026-11-21T05:30:00.000Z'));
    await loadActiveEvent();
    const onRecoverableError = vi.fn();
    render(page, { container, hydrate: true, onRecoverableError });
    expect(screen.getByRole('link', { name: 'Sign in to see your walk' })).toBe(ways[0]);
    expect([...container.querySelectorAll('.landing-button')]).toEqual(ways);
    expect(ways.every(({ isConnected }) => isConnected)).toBe(true);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('shows the date when the event is on another day', async () => {
    const answer = async () => Response.json(landingEvent);
    expect(await openAt('2026-11-18T15:00:00.000Z', answer)).toBe(
      'Depot Square · Fri, Nov 20 4:00 – 8:00 PM',
    );
  });

  it('shows a walk that becomes active when the page becomes visible, or after five minutes', async () => {
    let answer: unknown = null;
    const eyebrow = () => document.querySelector('.landing-eyebrow')?.textContent;
    expect(await openAt('2026-11-18T15:00:00.000Z', async () => Response.json(answer))).toBe(
      'Historic District',
    );
    answer = landingEvent;
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(eyebrow()).toMatch(/^Depot Square\u00a0· Fri, Nov 20/);
    answer = { ...landingEvent, place: 'Old Mill, Harlow' };
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(eyebrow()).toMatch(/^Old Mill\u00a0· /);
  });

  it('shows the event when the connection returns to a page opened without one', async () => {
    let isOnline = false;
    await openAt('2026-11-18T15:00:00.000Z', async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return Response.json(landingEvent);
    });
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(document.querySelector('.landing-eyebrow')?.textContent).toMatch(/^Depot Square/);
  });

  it.each([
    ['none is active', async () => Response.json(null)],
    ['the server fails', async () => new Response('<h1>500</h1>', { status: 500 })],
    ['the answer is an HTML page', async () => new Response('<html>')],
    ['the answer is of another shape', async () => Response.json({ place: 7 })],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('omits the event when %s', async (_why, answer) => {
    expect(await openAt('2026-11-20T15:00:00.000Z', answer)).toBe('Historic District');
  });
});

describe('heading', () => {
  /** Returns the heading and the line with the number of stops and the price. */
  async function headAt(now: string, answer: unknown) {
    vi.useFakeTimers({ now: new Date(now) });
    answerEvent(async () => Response.json(answer));
    const { container } = open();
    await act(() => vi.advanceTimersByTimeAsync(500));
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    return [heading, container.querySelector('.landing-offer')?.textContent];
  }
  const before = '2026-11-18T15:00:00.000Z';

  it.each([
    [{}, '14 stops\u00a0· $35 at the desk'],
    [{ businessCount: 1 }, '1 stop\u00a0· $35 at the desk'],
    [{ businessCount: 0 }, '$35 at the desk'],
    [{ ticketPrice: { amountCents: 0, currency: 'USD' } }, '14 stops\u00a0· Free'],
    [{ ticketPrice: { amountCents: 1250, currency: 'USD' } }, '14 stops\u00a0· $12.50 at the desk'],
  ])('names the event, with stops and price of %j', async (change, offer) => {
    expect(await headAt(before, { ...landingEvent, ...change })).toEqual([
      'Autumn Wine Walk',
      offer,
    ]);
  });

  it('names the event without an offer after its end', async () => {
    expect(await headAt('2026-11-21T05:30:00.000Z', landingEvent)).toEqual([
      'Autumn Wine Walk',
      '',
    ]);
  });

  it('names the organization if no walk is planned', async () => {
    saveOrganization({ name: 'Main Street' });
    expect(await headAt(before, null)).toEqual(['Main Street', '']);
  });
});

describe('facts of the event', () => {
  /** Returns the title and the values of the rows. */
  async function factsAt(now: string, answer: unknown) {
    vi.useFakeTimers({ now: new Date(now) });
    answerEvent(async () => Response.json(answer));
    const { container } = open();
    await act(() => vi.advanceTimersByTimeAsync(500));
    const values = [...container.querySelectorAll('#landing-event, .landing-facts dd')];
    return values.map(({ textContent }) => textContent.replace(/\s/gu, ' '));
  }

  it('shows date, place, entry and the organization as host before the event', async () => {
    saveOrganization({
      name: 'Main Street',
      website: 'https://www.mainstreet.org/',
      minimumAge: 21,
    });
    expect(await factsAt('2026-11-18T15:00:00.000Z', landingEvent)).toEqual([
      'About the walk',
      'Fri, Nov 20, 4:00 – 8:00 PM',
      'Depot Square, Harlow, VA',
      '21+ with photo ID. Please drink responsibly.',
      'Main Street, mainstreet.org',
    ]);
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target(landingEvent.place)).toContain('query=Depot+Square%2C+Harlow%2C+VA');
    expect(target('Main Street, mainstreet.org')).toBe('https://www.mainstreet.org/');
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  });

  it('shows no calendar button after the event', async () => {
    await factsAt('2026-11-21T05:30:00.000Z', landingEvent);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it.each([
    ['no walk is planned', null, 'No walk planned', 'Check back soon for the next date.'],
    [
      'the request failed',
      { place: 7 },
      'About the walk',
      'We couldn’t load this. Try again in a minute.',
    ],
  ])('shows that %s', async (_, answer, title, when) => {
    expect((await factsAt('2026-11-18T15:00:00.000Z', answer)).slice(0, 2)).toEqual([title, when]);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  it('offers Google Calendar beside the file, which phones with Android cannot add', async () => {
    await factsAt('2026-11-18T15:00:00.000Z', landingEvent);
    vi.useRealTimers();
    screen.getByRole('button', { name: 'Add to calendar' }).click();
    const google = await screen.findByRole('link', { name: 'Google Calendar' });
    expect(new URL(google.getAttribute('href') ?? '').searchParams.get('dates')).toBe(
      '20261120T210000Z/20261121T010000Z',
    );
  });

  it('copies date, place and link if the browser cannot share', async () => {
    const writeText = vi.fn(async () => undefined);
    await factsAt('2026-11-18T15:00:00.000Z', landingEvent);
    vi.useRealTimers();
    vi.stubGlobal('navigator', { languages: ['en-US'], clipboard: { writeText } });
    screen.getByRole('button', { name: 'Share' }).click();
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^Autumn[^]*Depot[^]*http/));
  });
});

it('shows the logo and the sponsors, written before React has started, and keeps their elements', async () => {
  const place = document.createElement('div');
  const page = <LandingPage signedOutBy={null} navigate={navigate} openSignIn={openSignIn} />;
  place.innerHTML = renderToString(page);
  document.body.append(place);
  onTestFinished(() => place.remove());
  saveOrganization({
    logoUrl: '/api/images/logo',
    sponsors: [
      { name: 'Corner Books', logoUrl: '', link: '', tier: 'supporting' },
      { name: 'Harlow Bank', logoUrl: '', link: 'https://bank.example/', tier: 'presenting' },
    ],
  });
  await loadParts();
  const link = screen.getByRole('link', { name: 'Harlow Bank' });
  render(page, { container: place, hydrate: true });
  expect(screen.getByRole('link', { name: 'Harlow Bank' })).toBe(link);
  expect(place.querySelector('.landing-logo img')?.getAttribute('src')).toBe('/api/images/logo');
  const sponsors = place.querySelectorAll('.landing-sponsors li');
  expect([...sponsors].map(({ textContent }) => textContent)).toEqual([
    'Harlow Bank',
    'Corner Books',
  ]);
});
