import { screen, within } from '@testing-library/react';
import { emptyBusinessFacts } from '@wine-walk/common/model/businesses.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { at, business, event, offer } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  form,
  open,
  prepareBusinessesTab,
  server,
} from '../../../support/portal/businesses-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { fallbackFields } from '../../../support/portal/fallback-fields.ts';
import { fill } from '../../../support/portal/open-form.ts';
import { overview } from '../../../support/portal/sample-overview.ts';

const call = 'PUT /api/admin/events/next/offers/vino';
const tonight = event('tonight', { name: 'Winter Wine Walk' });
const next = event('next', {
  name: 'Autumn Wine Walk',
  startTime: at(600_000),
  endTime: at(600_240),
});

beforeEach(() => {
  const reset = prepareBusinessesTab();
  const facts = { ...emptyBusinessFacts(), openFrom: '17:00', offered: 'Two reds' };
  emitSnapshot('businesses', [business('vino', { name: 'Vino Veritas', facts })]);
  emitSnapshot('events', [next, tonight]);
  emitSnapshot('events/next/offers', []);
  emitSnapshot('events/tonight/offers', [offer('vino', { offered: 'Mulled wine' })]);
  return reset;
});

const saveOffer = (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Save offer' }));

describe('<OfferDialog>', () => {
  it('edits the offer of the selected event only, from the usual one on', async () => {
    server.on(call, { body: offer('vino') });
    const user = open('/admin/businesses?event=next');
    await user.click(
      screen.getByRole('button', { name: 'Offer of Vino Veritas at Autumn Wine Walk' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer of Vino Veritas' }));
    expect(dialog.getByText(/^For/).textContent).toMatch(/^For Autumn Wine Walk \(.*\) only\./);
    expect(dialog.getByLabelText<HTMLInputElement>(/^In one line/).value).toBe('Two reds');
    await user.click(dialog.getByRole('button', { name: 'Add pour' }));
    await fill(user, /^Wine/, 'Norton 2021');
    await fill(user, /^Price of a bottle \(USD\)/, '24.50');
    await user.click(dialog.getByLabelText(/^Ask for the venue code/));
    expect(dialog.queryByText(/is on now/)).toBeNull();
    await saveOffer(user);
    await screen.findByText('Offer updated successfully');
    const calls = server.requests.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((each) => !each.startsWith('GET '))).toEqual([call]);
    expect(server.requestsTo(call)[0]?.body).toEqual({
      openFrom: '17:00',
      openUntil: '',
      offered: 'Two reds',
      offeredIn: inNoLanguage,
      withoutAlcohol: '',
      withoutAlcoholIn: inNoLanguage,
      food: '',
      foodIn: inNoLanguage,
      requiresVenueCode: true,
      pours: [
        {
          id: '',
          wine: 'Norton 2021',
          grower: '',
          notes: '',
          notesIn: inNoLanguage,
          bottleCents: 2450,
          isAlcoholFree: false,
        },
      ],
      version: 0,
    });
  });

  it('translates each text, and marks a language that falls back', async () => {
    server.on(call, { body: offer('vino') });
    const user = open('/admin/businesses?event=next&offer=vino');
    const dialog = await form();
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(fallbackFields()).toEqual(['Spanish line']);
    expect(preview.getAllByText('Two reds')).toHaveLength(1);
    await fill(user, /^Spanish line/, 'Dos tintos');
    expect(preview.getByText('Dos tintos')).toBeTruthy();
    expect(fallbackFields()).toEqual([]);
    await fill(user, /^Food/, 'Olives');
    await user.click(dialog.getByRole('button', { name: 'Add pour' }));
    await fill(user, /^Wine/, 'Norton 2021');
    await fill(user, /^Notes/, 'Plum');
    expect(fallbackFields()).toEqual(['Spanish notes', 'Spanish text for food']);
    await fill(user, /^Spanish notes/, 'Ciruela');
    await fill(user, /^Spanish text for food/, 'Aceitunas');
    expect(fallbackFields()).toEqual([]);
    await saveOffer(user);
    await screen.findByText('Offer updated successfully');
    expect(server.requestsTo(call)[0]?.body).toMatchObject({
      offeredIn: { ...inNoLanguage, es: 'Dos tintos' },
      foodIn: { ...inNoLanguage, es: 'Aceitunas' },
      withoutAlcoholIn: inNoLanguage,
      pours: [{ notes: 'Plum', notesIn: { ...inNoLanguage, es: 'Ciruela' } }],
    });
  });

  it('shows the impact on an event in progress before saving', async () => {
    server.on('GET /api/admin/events/tonight/overview', { body: overview() });
    const user = open('/admin/businesses?event=tonight&offer=vino');
    expect((await form()).getByLabelText<HTMLInputElement>(/^In one line/).value).toBe(
      'Mulled wine',
    );
    await fill(user, /^Food/, 'Chestnuts');
    expect(await screen.findByText('Winter Wine Walk is on now.')).toBeTruthy();
    expect(screen.getByText(/The offer of Vino Veritas changes/)).toBeTruthy();
  });

  it.each(['-1', '35.555', 'ten'])('shows an error at a price of %s', async (price) => {
    const user = open('/admin/businesses?event=next&offer=vino');
    const dialog = await form();
    await user.click(dialog.getByRole('button', { name: 'Add pour' }));
    await fill(user, /^Price of a bottle/, price);
    await saveOffer(user);
    expect(await dialog.findByText('Please fill this in.')).toBeTruthy();
    expect(dialog.getByText('Enter a price of 0 or more, with at most two decimals.')).toBeTruthy();
    expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
