import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import {
  business,
  catalogBusiness,
  event,
  offer,
  ticketType,
} from '@wine-walk/common/support/samples.ts';
import { renderSVG } from 'uqr';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { motifPaths } from '../../../shared/stamp/stamp-motifs.ts';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import PrintsTab from './prints-tab.tsx';

const vino = business('vino', { name: 'Vino Veritas', venuePin: '123456' });
const mill = business('mill', { name: 'Old Mill' });
const closed = business('closed', { name: 'Closed Shop', isActive: false });
let server: FakeServer;

beforeEach(() => {
  forgetRecords();
  emitSnapshot('events', [event('autumn', { name: 'Autumn Wine Walk' })]);
  emitSnapshot('businesses', [vino, mill, closed]);
  server = fakeServer();
});

function open(at = '/admin/prints', staff = dana) {
  render(
    <TestTab at={at} staff={staff}>
      <PrintsTab />
    </TestTab>,
  );
  return userEvent.setup();
}

describe('<PosterSheets>', () => {
  it('prints one poster for each participating business with PIN, event and each language', () => {
    open();
    const posters = screen
      .getAllByRole('article')
      .map((poster) => poster.getAttribute('aria-label'));
    expect(posters).toEqual(['Poster of Old Mill', 'Poster of Vino Veritas']);
    const poster = screen.getByRole('article', { name: 'Poster of Vino Veritas' });
    expect(poster.textContent).toContain('123 456');
    expect(poster.textContent).toContain('Autumn Wine Walk');
    expect(poster.textContent).toContain('Get your stamp here.');
    expect(poster.textContent).toContain('Consigue aquí tu sello.');
    expect(within(poster).getByRole('img', { name: 'QR code of Vino Veritas' })).toBeTruthy();
  });

  it('prints the languages that the organization offers only', () => {
    saveOrganization({ languages: ['es'] });
    onTestFinished(() => saveOrganization(defaultOrganization));
    open();
    const poster = screen.getByRole('article', { name: 'Poster of Vino Veritas' });
    expect(poster.textContent).toContain('Consigue aquí tu sello.');
    expect(poster.textContent).not.toContain('Get your stamp here.');
  });

  it('prints that only the code gets a stamp on the poster of a business that requires it', () => {
    emitSnapshot('events/autumn/offers', [offer('vino', { requiresVenueCode: true })]);
    open();
    const textOf = (name: string) =>
      screen.getByRole('article', { name: `Poster of ${name}` }).textContent;
    expect(textOf('Vino Veritas')).toContain('Only this code gets your stamp here. Scan');
    expect(textOf('Vino Veritas')).toContain('Solo este código te da el sello aquí. Escanea');
    expect(textOf('Old Mill')).not.toContain('Only this code');
  });

  it('encodes the domain of the deployment when the portal is open at another', () => {
    vi.stubEnv('VITE_APP_URL', 'https://walk.example.org');
    onTestFinished(() => void vi.unstubAllEnvs());
    open();
    const code = screen.getByRole<HTMLImageElement>('img', { name: 'QR code of Vino Veritas' });
    const address = `https://walk.example.org/?venue=vino.${vino.venueCode}`;
    expect(decodeURIComponent(code.src)).toContain(renderSVG(address, { ecc: 'M', border: 0 }));
  });

  it('prints the poster of one business, and all again', async () => {
    const user = open('/admin/prints?sheet=posters&business=vino');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'All posters' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('links to the code of each business for admins only', () => {
    open();
    const link = screen.getByRole('link', { name: 'Venue code of Vino Veritas' });
    expect(link.getAttribute('href')).toBe('/admin/businesses?edit=vino');
    cleanup();
    open('/admin/prints', theo);
    expect(screen.queryByRole('link', { name: /^Venue code/ })).toBeNull();
  });
});

describe('<StampCardSheets>', () => {
  it('prints numbered cards with a code for the desk and a ring for each business', async () => {
    const user = open('/admin/prints?sheet=stamp-cards');
    expect(screen.getAllByRole('article')).toHaveLength(10);
    const first = screen.getByLabelText('First number');
    await user.clear(first);
    await user.type(first, '41');
    const card = screen.getByRole('article', { name: 'Stamp card 41' });
    expect(card.textContent).toContain('CARD-0041');
    expect(within(card).getByRole('img', { name: 'QR code of stamp card 41' })).toBeTruthy();
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    const sheets = [...document.querySelectorAll('.stamp-cards')];
    expect(sheets.map(({ children }) => children.length)).toEqual([4, 4, 2]);
  });

  it('draws the motifs that attendees see, which differ from those of each business alone', () => {
    emitSnapshot('businesses', [
      mill,
      vino,
      business('cask', { name: 'Cask', stampMotif: 'film' }),
    ]);
    emitSnapshot('catalogues/autumn', [
      { businesses: [catalogBusiness('mill', { name: 'Old Mill', stampMotif: 'grapes' })] },
    ]);
    open('/admin/prints?sheet=stamp-cards');
    const [card] = screen.getAllByRole('article');
    const drawn = [...(card?.querySelectorAll('.stamp-motif') ?? [])].map((path) =>
      path.getAttribute('d'),
    );
    expect(drawn[0]).toBe(motifPaths.film);
    expect(drawn[1]).toBe(motifPaths.grapes);
    expect(drawn[2]).not.toBe(motifPaths.grapes);
  });

  it('prints stamp cards in the main language of the organization', () => {
    saveOrganization({ languages: ['es', 'en'], minimumAge: 18 });
    onTestFinished(() => saveOrganization(defaultOrganization));
    open('/admin/prints?sheet=stamp-cards');
    const [card] = screen.getAllByRole('article');
    expect(card?.textContent).toMatch(/Nombre.*Llévala a la mesa por tus premios\. 18 años o más/);
  });
});

describe('<VolunteerSheet>', () => {
  it('prints the route, the contacts and instructions', () => {
    const wayHome = { taxiPhone: '555-0190', transitUrl: '', deskPhone: '', emergencyPhone: '911' };
    emitSnapshot('events', [event('autumn', { name: 'Autumn Wine Walk', wayHome })]);
    open('/admin/prints?sheet=volunteers');
    const sheet = screen.getByRole('article', { name: 'Volunteers’ sheet' });
    expect(sheet.textContent).toContain('Taxi555-0190');
    expect(sheet.textContent).toContain('Emergency911');
    // A separate mark between them would begin or end a line of a narrow column.
    expect(sheet.textContent).toMatch(/Vino Veritas, \S/);
    expect(within(sheet).getByRole('rowheader', { name: 'Unknown ticket' })).toBeTruthy();
  });
});

it.each([
  ['posters', 'Poster of Vino Veritas', ['Harlow Bank', 'Mill Bakery']],
  ['walk', 'Poster of the walk', ['Harlow Bank', 'Mill Bakery']],
  ['volunteers', 'Volunteers’ sheet', ['Harlow Bank', 'Mill Bakery']],
  ['stamp-cards', 'Stamp card 1', []],
])('prints the logo and the sponsors of the organization: %s', (kind, name, sponsors) => {
  saveOrganization({
    shortName: 'Lantern Arts',
    logoUrl: '/api/images/lantern',
    sponsors: [
      { name: 'Mill Bakery', logoUrl: '', link: '', tier: 'supporting' },
      { name: 'Harlow Bank', logoUrl: '/api/images/bank', link: '', tier: 'presenting' },
    ],
  });
  onTestFinished(() => saveOrganization(defaultOrganization));
  open(`/admin/prints?sheet=${kind}`);
  const sheet = within(screen.getByRole('article', { name }));
  const logo = sheet.getByRole<HTMLImageElement>('img', { name: 'Lantern Arts' });
  expect(logo.getAttribute('src')).toBe('/api/images/lantern');
  const shown = sheet.queryByRole('list', { name: 'Sponsors' })?.querySelectorAll('li') ?? [];
  const names = [...shown].map((item) => item.querySelector('img')?.alt ?? item.textContent);
  expect(names).toEqual(sponsors);
});

it('prints the businesses of a walk without a list along the shortest way from the desk', () => {
  const at = (id: string, latitude: number) => business(id, { name: id, latitude, longitude: 0 });
  emitSnapshot('businesses', [at('a far', 0.03), at('b near', 0.01), at('c middle', 0.02)]);
  const desk = {
    kind: 'desk' as const,
    name: 'Desk',
    nameIn: inNoLanguage,
    latitude: 0,
    longitude: 0,
  };
  emitSnapshot('events', [event('autumn', { businessIds: null, mapPoints: [desk] })]);
  open('/admin/prints?sheet=volunteers');
  const route = within(screen.getByRole('article', { name: 'Volunteers’ sheet' }));
  const names = route
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);
  expect(names).toEqual(['b near', 'c middle', 'a far']);
});

describe('<DoorListSheets>', () => {
  const person = (id: string, fullName: string, state: string) => ({
    id,
    fullName,
    email: `${id}@example.com`,
    ticketId: state === 'cash-due' ? null : `WW-${id}`,
    paymentMethod: state === 'cash-due' ? 'cash' : 'prepaid',
    state,
    isVerified: state !== 'cash-due',
    liabilityWaiver: true,
    submittedAt: '2026-11-20T18:00:00.000Z',
    arrivedAt: null,
  });
  const ticketsPage = (tickets: [string, string | null][], nextCursor: string | null = null) => ({
    body: {
      tickets: tickets.map(([id, holderName]) => ticket(id, { holderName })),
      nextCursor,
      counts: { total: 0, unused: 0, redeemed: 0 },
    },
  });
  const page = (registrations: unknown[], nextCursor: string | null) => ({
    body: { registrations, nextCursor },
  });

  const unused = 'GET /api/admin/tickets?state=unused&eventId=autumn&limit=500';
  beforeEach(() => server.on(unused, ticketsPage([])));

  it('includes unused tickets of all pages, those without a name last', async () => {
    server.on(
      'GET /api/admin/registrations?eventId=autumn&limit=200',
      page([person('2', 'Ben Marsh', 'verified')], null),
    );
    server.on(
      unused,
      ticketsPage(
        [
          ['WW-7', null],
          ['WW-8', 'Cleo Cox'],
        ],
        'next',
      ),
    );
    server.on(`${unused}&cursor=next`, ticketsPage([['WW-9', 'Ana Ruiz']]));
    open('/admin/prints?sheet=door-list');
    const sheet = await screen.findByRole('article', { name: 'Door list' });
    const rows = within(sheet).getAllByRole('row').slice(3);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Cleo CoxWW-8☐ Waiver☐☐',
      'Ben MarshWW-2☐☐',
      'Ana RuizWW-9☐ Waiver☐☐',
      'WW-7☐ Waiver☐☐',
    ]);
    expect(sheet.textContent).toContain('1 registered and 3 unused tickets as of');
  });

  it('names the price of an unpaid ticket and a missing signature', async () => {
    const guest = { ...person('2', 'Ben Marsh', 'cash-due'), liabilityWaiver: false };
    server.on('GET /api/admin/registrations?eventId=autumn&limit=200', page([guest], null));
    server.on(unused, {
      body: {
        tickets: [ticket('WW-7', { holderName: 'Cleo Cox', owes: true })],
        nextCursor: null,
        counts: { total: 0, unused: 0, redeemed: 0 },
      },
    });
    open('/admin/prints?sheet=door-list');
    const sheet = await screen.findByRole('article', { name: 'Door list' });
    const rows = within(sheet).getAllByRole('row').slice(3);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Cleo CoxWW-7☐ Waiver ☐ $35☐☐',
      'Ben MarshAt the desk☐ Waiver ☐ $35☐☐',
    ]);
  });

  it('prints a person who shows a ticket at the desk once, without the price', async () => {
    const atDesk = {
      ...person('2', 'Maya Reyes', 'cash-due'),
      deskTicketId: 'WW-8',
      showsDeskTicket: true,
    };
    const other = { ...person('3', 'Ben Marsh', 'cash-due'), deskTicketId: 'WW-9' };
    const owing = {
      ...person('4', 'Cleo Cox', 'cash-due'),
      deskTicketId: 'WW-7',
      showsDeskTicket: true,
    };
    server.on(
      'GET /api/admin/registrations?eventId=autumn&limit=200',
      page([atDesk, other, owing], null),
    );
    server.on(unused, {
      body: {
        tickets: [
          ticket('WW-7', { holderName: 'Cleo Cox', owes: true }),
          ticket('WW-8', { holderEmail: '2@example.com' }),
          ticket('WW-9', { holderName: 'Ana Ruiz' }),
        ],
        nextCursor: null,
        counts: { total: 0, unused: 0, redeemed: 0 },
      },
    });
    open('/admin/prints?sheet=door-list');
    const sheet = await screen.findByRole('article', { name: 'Door list' });
    const rows = within(sheet).getAllByRole('row').slice(3);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Cleo CoxWW-7☐ $35☐☐',
      'Ben MarshAt the desk☐ $35☐☐',
      'Maya ReyesWW-8☐☐',
      'Ana RuizWW-9☐ Waiver☐☐',
    ]);
    expect(sheet.textContent).toContain('3 registered and 1 unused tickets as of');
  });

  it('requests no payment for a free event', async () => {
    emitSnapshot('events', [event('autumn', { ticketPrice: { amountCents: 0, currency: 'USD' } })]);
    const guest = person('2', 'Ben Marsh', 'cash-due');
    server.on('GET /api/admin/registrations?eventId=autumn&limit=200', page([guest], null));
    open('/admin/prints?sheet=door-list');
    const sheet = await screen.findByRole('article', { name: 'Door list' });
    const row = within(sheet).getAllByRole('row').at(-1);
    expect(row?.textContent).toBe('Ben MarshAt the desk☐☐');
  });

  it('offers no glass to a ticket without drinks', async () => {
    const driver = ticketType({ id: 'driver', name: 'Driver', includesDrinks: false });
    emitSnapshot('events', [event('autumn', { ticketTypes: [driver] })]);
    server.on('GET /api/admin/registrations?eventId=autumn&limit=200', page([], null));
    server.on(unused, {
      body: {
        tickets: [ticket('WW-7', { holderName: 'Cleo Cox', typeId: 'driver' })],
        nextCursor: null,
        counts: { total: 0, unused: 0, redeemed: 0 },
      },
    });
    open('/admin/prints?sheet=door-list');
    const sheet = await screen.findByRole('article', { name: 'Door list' });
    const row = within(sheet).getAllByRole('row').at(-1);
    expect(row?.textContent).toBe('Cleo CoxWW-7\u00a0· Driver☐ Waiver☐No glass');
  });

  it('prints the registrations of all pages except cancelled ones, with the amounts due', async () => {
    const list = 'GET /api/admin/registrations?eventId=autumn&limit=200';
    server.on(
      list,
      page([person('1', 'Ana Ruiz', 'verified'), person('2', 'Ben Marsh', 'cash-due')], 'next'),
    );
    server.on(`${list}&cursor=next`, page([person('3', 'Cleo Cox', 'cancelled')], null));
    open('/admin/prints?sheet=door-list');
    const sheet = await screen.findByRole('article', { name: 'Door list' });
    const rows = within(sheet)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Autumn Wine Walk/);
    expect(rows.slice(2)).toEqual([
      'NameTicketTo doIDGlass',
      'Ben MarshAt the desk☐ $35☐☐',
      'Ana RuizWW-1☐☐',
    ]);
    expect(sheet.textContent).toContain('2 registered and 0 unused tickets as of');
  });

  it('sorts by last name, ignoring accents', async () => {
    const names = ['Ana Ruiz', 'Max Ott Jr.', 'Zoë Ék', 'Nandu, Łucja'];
    server.on(
      'GET /api/admin/registrations?eventId=autumn&limit=200',
      page(
        names.map((name) => person(name, name, 'verified')),
        null,
      ),
    );
    open('/admin/prints?sheet=door-list');
    const sheet = await screen.findByRole('article', { name: 'Door list' });
    const rows = within(sheet).getAllByRole('row').slice(3);
    const shown = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(shown).toEqual(['Zoë Ék', 'Nandu, Łucja', 'Max Ott Jr.', 'Ana Ruiz']);
  });

  it('shows an error when loading fails', async () => {
    open('/admin/prints?sheet=door-list');
    expect(await screen.findByText('We couldn’t load the registrations')).toBeTruthy();
  });
});
