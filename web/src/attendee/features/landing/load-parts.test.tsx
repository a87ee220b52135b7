import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { organization } from '@wine-walk/common/support/organization.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../platform/device/language.ts';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { loadActiveEvent } from './active-event.ts';
import { loadParts } from './load-parts.ts';

const past = {
  id: 'autumn',
  name: 'Autumn Walk',
  place: 'Depot Square, Harlow',
  startTime: '2026-11-20T21:00:00.000Z',
  timeZone: 'America/New_York',
};
const event = {
  ...past,
  endTime: '2999-11-21T01:00:00.000Z',
  ticketPrice: { amountCents: 3500, currency: 'USD' },
  businessCount: 3,
};
const sent: unknown[] = [];
let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = ['about', 'next', 'stops']
    .map((part) => `<div class="landing-${part}"></div>`)
    .join('');
  answers = {
    '/api/events/active': () => Response.json(null),
    '/api/events/past': () => Response.json({ events: [past], canNotify: true }),
    '/api/event-notices': () => Response.json({ message: 'Saved.' }),
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    return answers[path]?.() ?? new Response(null, { status: 500 });
  });
});
afterEach(() => {
  setLanguage('en');
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const open = async () => {
  await loadActiveEvent();
  await loadParts();
};
const leaveEmail = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
};

it('leaves the button focusable while it sends the email, and sends it once', async () => {
  const answer = Promise.withResolvers<Response>();
  answers['/api/event-notices'] = () => answer.promise;
  await open();
  await leaveEmail('ana@example.com');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Notify me' });
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
  answer.resolve(Response.json({ message: 'Saved.' }));
  await screen.findByText(/^Almost done: open the link/);
});

it('lists past walks and stores an email for the next one', async () => {
  await open();
  expect(screen.getByText('November 20, 2026 · Depot Square')).toBeTruthy();
  await leaveEmail('ana@example.com');
  expect(await screen.findByText(/^Almost done: open the link/)).toBeTruthy();
  expect(sent).toEqual([{ email: 'ana@example.com', language: 'en' }]);
});

it('says why an email was not stored, and keeps it', async () => {
  await open();
  const refusal = { code: 'too-many-requests', message: 'Wait.' };
  answers['/api/event-notices'] = () => Response.json(refusal, { status: 429 });
  await leaveEmail('ana@example.com');
  expect(await screen.findByText(/^That’s a lot of emails/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
});

it('keeps a form that is in use when the page is filled again', async () => {
  await open();
  await leaveEmail('ana@example.com');
  await loadParts();
  expect(await screen.findByText(/^Almost done: open the link/)).toBeTruthy();
});

it('shows the landing in Spanish after the language was switched', async () => {
  await open();
  setLanguage('es');
  await loadParts();
  expect(screen.getByRole('button', { name: 'Avísame' })).toBeTruthy();
  expect(screen.getByText('20 de noviembre de 2026 · Depot Square')).toBeTruthy();
});

const stop = (name: string, imageUrl: string) => ({
  id: 'vino',
  name,
  imageUrl,
  description: `${name} pours.`,
  address: '1 Mill Street',
});

it('shows six stops with their pictures while a walk is ahead', async () => {
  answers['/api/events/active'] = () => Response.json(event);
  answers['/api/events/autumn/businesses'] = () =>
    Response.json([
      stop('Without picture', ''),
      ...Array.from({ length: 7 }, (_, index) => stop(`Stop ${index}`, `/pictures/${index}.svg`)),
    ]);
  await open();
  const list = screen.getByRole('heading', { name: 'Some of the stops' }).nextElementSibling;
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 6 }, (_, index) => `Stop ${index}`),
  );
  expect(document.querySelector('.landing-next')?.children).toHaveLength(0);
});

it('counts one view of the page with sponsors, and none without them', async () => {
  answers['/api/events/active'] = () => Response.json({ ...event, id: 'sponsored' });
  await open();
  expect(sent).toEqual([]);
  saveOrganization({
    sponsors: [{ name: 'Harlow Bank', logoUrl: '', link: '', tier: 'presenting' }],
  });
  await open();
  await loadParts();
  expect(sent).toEqual([{ eventId: 'sponsored', place: 'landing' }]);
  saveOrganization({ sponsors: [] });
});

it('shows the copies of pictures of other sites', async () => {
  answers['/api/events/active'] = () => Response.json({ ...event, id: 'linked' });
  answers['/api/events/linked/businesses'] = () =>
    Response.json(Array.from({ length: 3 }, () => stop('Vino', 'https://example.org/a.jpg')));
  await open();
  expect(document.querySelector('.landing-stops img')?.getAttribute('src')).toBe(
    '/api/businesses/vino/image?url=https%3A%2F%2Fexample.org%2Fa.jpg',
  );
});

describe('event details', () => {
  const about = () => document.querySelector('.landing-about');
  const show = async (change: object) => {
    answers['/api/events/active'] = () => Response.json({ ...event, ...change });
    await open();
  };
  const ticketUrl = 'https://www.eventbrite.com/e/autumn';
  const translated = { description: 'Open doors.', descriptionIn: { es: 'Puertas abiertas.' } };

  it('shows the description and a link to the page that sells tickets', async () => {
    await show({ ...translated, ticketUrl });
    const link = screen.getByRole('link', { name: 'Buy tickets on eventbrite.com' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([ticketUrl, '_blank']);
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(about()?.querySelector('p[lang="en"]')?.textContent).toBe('Open doors.');
  });

  it('shows the event in the language of the page, else marked as that of the organization', async () => {
    setLanguage('es');
    await show({ ...translated, ticketUrl });
    expect(about()?.querySelector('p[lang="es"]')?.textContent).toBe('Puertas abiertas.');
    expect(screen.getByRole('link', { name: 'Comprar boletos en eventbrite.com' })).toBeTruthy();
    await show({ description: 'Open doors.' });
    expect(about()?.querySelector('p[lang="en"]')?.textContent).toBe('Open doors.');
  });

  it('shows no ticket link after the event, and no details without a planned walk', async () => {
    await show({ ...translated, ticketUrl, endTime: '2020-11-20T22:00:00.000Z' });
    expect(about()?.textContent).toBe('Open doors.');
    answers['/api/events/active'] = () => Response.json(null);
    await open();
    expect(about()?.children).toHaveLength(0);
  });
});

it('marks the description of a stop, which has no translation, with its language', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  answers['/api/events/active'] = () => Response.json({ ...event, id: 'marked' });
  answers['/api/events/marked/businesses'] = () =>
    Response.json([1, 2, 3].map((at) => stop(`Stop ${at}`, `/pictures/${at}.svg`)));
  await open();
  setLanguage('es');
  await loadParts();
  await userEvent.click(screen.getByRole('button', { name: 'Stop 1' }));
  expect(screen.getByText('Stop 1 pours.').lang).toBe('en');
  document.querySelector('.landing-stop')?.remove();
});

it('shows no stops if fewer than three have a picture', async () => {
  answers['/api/events/active'] = () => Response.json({ ...event, id: 'plain' });
  answers['/api/events/plain/businesses'] = () => Response.json([stop('One', '/pictures/1.svg')]);
  await open();
  expect(document.querySelector('.landing-stops')?.children).toHaveLength(0);
});

it('shows the accent color of the organization before the app is loaded', async () => {
  saveOrganization({ ...organization, accentColor: '#14532d' });
  await open();
  expect(document.getElementById('accent')?.textContent).toContain('--ww-wine: #14532d');
  saveOrganization(organization);
  await open();
  expect(document.getElementById('accent')?.textContent).toBe('');
});

describe('after another answer', () => {
  const announced = { ...event, id: 'announced' };
  beforeEach(() => {
    answers['/api/events/announced/businesses'] = () =>
      Response.json([1, 2, 3].map((at) => stop(`Stop ${at}`, `/pictures/${at}.svg`)));
  });
  const become = (answer: unknown) => {
    answers['/api/events/active'] = () => Response.json(answer);
    return open();
  };

  it('replaces the form by the stops of a walk that was announced', async () => {
    await open();
    await become(announced);
    expect(screen.getByText('Stop 1')).toBeTruthy();
    expect(document.querySelector('.landing-next')?.children).toHaveLength(0);
  });

  it('keeps a form with the focus until the next answer', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Email'), 'ana@');
    await become(announced);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@');
    await userEvent.tab();
    await userEvent.tab();
    await become(announced);
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('replaces the stops by the form when the walk is no longer announced', async () => {
    await become(announced);
    await become(null);
    expect(screen.queryByText('Stop 1')).toBeNull();
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  it('keeps the walk when the request fails', async () => {
    await become(announced);
    answers['/api/events/active'] = () => new Response(null, { status: 500 });
    await expect(loadActiveEvent()).resolves.toEqual(announced);
  });
});
