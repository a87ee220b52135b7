import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BusinessFacts, emptyBusinessFacts } from '@wine-walk/common/model/businesses.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { type OfferDocument } from '@wine-walk/common/model/offers.ts';
import { catalogBusiness, offer, pour } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LocaleContext } from '../../../i18n/texts.ts';
import {
  createPositionStore,
  PositionContext,
} from '../../../platform/location/location-position.ts';
import { spanishTexts } from '../../../support/catalog-texts.ts';
import { fakeLive } from '../../../support/live-store.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { testLocale } from '../../../support/test-frame.tsx';
import { maxWishlist } from '../../shared/wishlist.ts';
import BusinessesPage from './businesses-page.tsx';

const screenTexts = spanishTexts;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z'), shouldAdvanceTime: true });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const businesses = [catalogBusiness('vino', { name: 'Vino Veritas' }), catalogBusiness('rail')];
const unavailable = {
  isSupported: () => false,
  permission: async () => 'denied' as const,
  watch: () => () => undefined,
};

const spanishLocale = {
  ...testLocale,
  language: 'es',
  locale: 'es-US',
  texts: spanishTexts,
  screenTexts,
} as const;

/** `saved`: offer that staff saved for the event. */
function show(
  at: string,
  facts?: Partial<BusinessFacts>,
  saved?: Partial<OfferDocument>,
  locale: typeof testLocale | typeof spanishLocale = testLocale,
  catalog = businesses,
) {
  const live = fakeLive();
  live.emitDocument('events/autumn/offers/vino', saved && offer('vino', saved));
  if (facts) live.emitDocument('businessFacts/vino', { ...emptyBusinessFacts(), ...facts });
  render(
    <PositionContext value={createPositionStore(unavailable)}>
      <TestEventData
        eventData={readyEventData({ catalog: { businesses: catalog } })}
        live={live}
        at={at}
      >
        <LocaleContext value={locale}>
          <BusinessesPage />
        </LocaleContext>
      </TestEventData>
    </PositionContext>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

describe('<BusinessSheet>', () => {
  it('shows the facts of the business', async () => {
    show('/businesses?business=vino', {
      openFrom: '17:00',
      openUntil: '21:30',
      offered: 'Two reds',
      withoutAlcohol: 'Verjus',
      stepFree: 'no',
      restroom: 'step_free',
      website: 'https://www.vino.example/tonight',
      phone: '+1 540-555-0114',
    });
    const sheet = within(await screen.findByRole('dialog'));
    const found = await sheet.findAllByRole('definition');
    const rows = found.map((element) => element.textContent?.replace(/\s/g, ' '));
    expect(rows.slice(0, 5)).toEqual([
      '5:00 – 9:30 PM',
      'Two reds',
      'Verjus',
      'There are steps',
      'Yes, step-free',
    ]);
    const site = sheet.getByRole('link', { name: /vino\.example/ });
    expect(site.getAttribute('href')).toBe('https://www.vino.example/tonight');
    const phone = sheet.getByRole('link', { name: '+1 540-555-0114' });
    expect(phone.getAttribute('href')).toBe('tel:+15405550114');
  });

  it('names no day with the offer, which is also shown days before and after the event', async () => {
    const pours = [pour('Norton')];
    const saved = { openFrom: '17:00', openUntil: '21:30', offered: 'Two reds', pours };
    show('/businesses?business=vino', {}, saved);
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText('Two reds');
    const labels = sheet.getAllByRole('term').map((element) => element.textContent);
    expect(labels).toEqual(['Open for the walk', 'On offer', 'Poured']);
  });

  it('writes two phone numbers without a mark between them as text', async () => {
    show('/businesses?business=vino', { phone: '540-555-0100 540-555-0101' });
    const sheet = within(await screen.findByRole('dialog'));
    expect((await sheet.findByText('540-555-0100 540-555-0101')).closest('a')).toBeNull();
  });

  it('holds the place of the facts until they are read', async () => {
    show('/businesses?business=vino');
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  it('shows what the business offers at this event instead of its usual offer', async () => {
    const norton = {
      id: '',
      wine: 'Norton 2021',
      grower: 'Depot Hill',
      notes: 'Plum',
      notesIn: inNoLanguage,
    };
    const tea = {
      id: '',
      wine: 'Sparkling tea',
      grower: '',
      notes: '',
      notesIn: inNoLanguage,
      bottleCents: null,
    };
    show(
      '/businesses?business=vino',
      { openFrom: '17:00', offered: 'Two reds', restroom: 'none' },
      {
        openFrom: '18:00',
        food: 'Olives',
        requiresVenueCode: true,
        pours: [
          { ...norton, bottleCents: 2450, isAlcoholFree: false },
          { ...tea, isAlcoholFree: true },
        ],
      },
    );
    const sheet = within(await screen.findByRole('dialog'));
    const rows = await sheet.findAllByRole('definition');
    expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Come inside and scan the code at the counter',
      'from 6:00 PM',
      'Norton 2021 · Depot HillPlum · Bottle $24.50Sparkling teaAlcohol-free',
      'Olives',
      'None for guests',
    ]);
  });

  it('shows the offer in the language of the attendee, and the own text if it has none', async () => {
    const inSpanish = (es: string) => ({ ...inNoLanguage, es });
    const norton = { id: '', wine: 'Norton 2021', grower: 'Depot Hill', bottleCents: null };
    show(
      '/businesses?business=vino',
      {},
      {
        offered: 'A red from the cask',
        offeredIn: inSpanish('Un tinto del barril'),
        food: 'Olives',
        foodIn: inSpanish('Aceitunas'),
        withoutAlcohol: 'Verjus',
        pours: [{ ...norton, notes: 'Plum', notesIn: inSpanish('Ciruela'), isAlcoholFree: false }],
      },
      spanishLocale,
    );
    const sheet = within(await screen.findByRole('dialog'));
    const rows = (await sheet.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Un tinto del barril',
      'Norton 2021\u00a0· Depot HillCiruela',
      'Aceitunas',
      'Verjus',
    ]);
    expect(sheet.getByText('Verjus').lang).toBe('en');
    expect(sheet.getByText('Un tinto del barril').lang).toBe('');
  });

  it('marks the language of the description of an image without a translation', async () => {
    const image = { imageUrl: '/cask.jpg', imageAlt: 'The cask' };
    show('/businesses?business=vino', {}, {}, spanishLocale, [catalogBusiness('vino', image)]);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('img', { name: 'The cask' }).lang).toBe('en');
  });

  it.each([testLocale, spanishLocale])(
    'names a drink without alcohol once if it is poured, in $language',
    async (locale) => {
      show(
        '/businesses?business=vino',
        {},
        {
          withoutAlcohol: 'House Kombucha ',
          withoutAlcoholIn: { ...inNoLanguage, es: 'Kombucha de la casa' },
          pours: [
            pour('p1', { wine: 'House kombucha', isAlcoholFree: true }),
            pour('p2', { wine: 'Norton' }),
          ],
        },
        locale,
      );
      const sheet = within(await screen.findByRole('dialog'));
      expect(await sheet.findAllByRole('definition')).toHaveLength(1);
    },
  );

  it('keeps a drink without alcohol beside a pour of the same name with alcohol', async () => {
    const pours = [pour('p1', { wine: 'Spritz' })];
    show('/businesses?business=vino', {}, { withoutAlcohol: 'Spritz', pours });
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findAllByRole('definition')).toHaveLength(2);
  });

  it('lets registered attendees like each pour that has an ID', async () => {
    const pours = [pour('p1', { wine: 'Norton' }), pour('p2', { wine: 'Syrah' })];
    const user = show('/businesses?business=vino', {}, { pours });
    await user.click(await screen.findByRole('button', { name: 'Like Norton' }));
    await user.type(screen.getByRole('textbox', { name: 'Note on Norton' }), 'Plum');
    const changes: unknown = JSON.parse(localStorage.getItem('ww:like-changes') ?? '');
    expect(changes).toMatchObject([
      { pour: { businessId: 'vino', business: 'Vino Veritas', pourId: 'p1', note: 'Plum' } },
    ]);
  });

  it('lists the pours of the catalog, each to be liked, when it was never opened online', async () => {
    const stopped = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => stopped.mockRestore());
    const norton = { id: 'p9', wine: 'Norton', grower: 'Depot Hill', bottleCents: 2450 };
    const catalog = { businesses: [catalogBusiness('vino', { pours: [norton] })] };
    render(
      <PositionContext value={createPositionStore(unavailable)}>
        <TestEventData eventData={readyEventData({ catalog })} at="/businesses?business=vino">
          <BusinessesPage />
        </TestEventData>
      </PositionContext>,
    );
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: 'Like Norton' }));
    expect(screen.getByText('Norton').closest('li')?.textContent).toContain(
      'Depot HillBottle $24.50',
    );
    expect(screen.getByText('See more when you’re online.')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('ww:like-changes') ?? '')).toMatchObject([
      { pour: { businessId: 'vino', pourId: 'p9', bottleCents: 2450 }, isLiked: true },
    ]);
  });

  it('omits facts that are not entered', async () => {
    show('/businesses?business=vino', { openUntil: '23:00' });
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getAllByRole('definition')).toHaveLength(1);
    expect(sheet.getByText(/^until 11:00\sPM$/)).toBeTruthy();
  });

  it('omits the list when there are no facts', async () => {
    show('/businesses?business=vino', {});
    expect(within(await screen.findByRole('dialog')).queryByText('Good to know')).toBeNull();
  });

  it('shows an error and adds nothing when the wishlist is full', async () => {
    const ids = Array.from({ length: maxWishlist }, (_, at) => `door-${at}`);
    localStorage.setItem('ww:wanted-businesses', JSON.stringify(ids));
    const user = show('/businesses?business=vino');
    await user.click(await screen.findByRole('button', { name: 'Want to visit Vino Veritas' }));
    expect(await screen.findByText(/Your list is full \(200 businesses\)/)).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('ww:wanted-businesses') ?? '')).toEqual(ids);
  });
});

describe('<LayoutChoice>', () => {
  it('shows cards until the compact list is selected, and keeps the selection', async () => {
    const user = show('/businesses');
    expect(screen.getAllByRole('button', { name: /^Get directions to/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.queryByRole('button', { name: /^Get directions to/ })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Vino Veritas' })).toBeTruthy();
    expect(localStorage.getItem('ww:business-layout')).toBe('compact');
    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect(localStorage.getItem('ww:business-layout')).toBe('cards');
  });
});
