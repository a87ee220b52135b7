import { screen, within } from '@testing-library/react';
import { business, event, offer, pour } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  form,
  open,
  prepareBusinessesTab,
  server,
} from '../../../support/portal/businesses-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';

const ofVino = 'PUT /api/admin/events/next/offers/vino';
const ofLoft = 'PUT /api/admin/events/next/offers/loft';

beforeEach(() => {
  const reset = prepareBusinessesTab();
  emitSnapshot('businesses', [
    business('vino', { name: 'Vino Veritas' }),
    business('loft', { name: 'The Loft' }),
    business('rail', { name: 'The Brass Rail' }),
  ]);
  emitSnapshot('events', [
    event('next', { name: 'Spring Walk', isActive: false, businessIds: ['vino', 'loft'] }),
  ]);
  emitSnapshot('events/next/offers', [offer('vino', { version: 3, pours: [pour('Norton 2021')] })]);
  server.on('GET /api/admin/events/next/shop-pages', { body: { shops: [], needsApproval: true } });
  return reset;
});

/** File as Excel saves it in French Canada: semicolons, decimal commas, a byte order mark and CRLF. */
const excelFile = [
  '\uFEFFSHOP;WINE;WINERY;BOTTLE PRICE;FOOD;ALCOHOL-FREE',
  'Vino Veritas;Norton 2021;;30,00 $;;',
  ';"Riesling ""Dry""";Ash Hollow;28,50;Olives;',
  'the loft;Verjus;;;;x',
  'The Brass Rail;Malbec;;19,00;;',
  'The Lift;Malbec;;19,00;;',
  'The Loft;Malbec;;-1;;',
  ';;;;;',
].join('\r\n');

/** Text as copied from a shared sheet: a title above, tabs, and a total below. */
const pastedFile = [
  'Pours for the spring walk\t\t\t',
  '',
  'Venue\tPour\tVintage\tPrice',
  'THE LOFT \tChambourcin\t2022\tCA$31.5',
  'Total\t\t\t$31.50',
].join('\n');

async function chooseFile(text: string) {
  const user = open('/admin/businesses?event=next');
  await user.click(await screen.findByRole('button', { name: 'Import Pours' }));
  await user.upload((await form()).getByLabelText('CSV file'), new File([text], 'pours.csv'));
  return user;
}

it('saves the offer of each shop once, and names the bad lines of a file from Excel', async () => {
  server.on(ofVino, { body: offer('vino') });
  server.on(ofLoft, { body: offer('loft') });
  const user = await chooseFile(excelFile);
  expect(await screen.findByText('2 shops, 2 new pours, 1 already here, 3 bad')).toBeTruthy();
  expect(screen.getByText('Vino Veritas · Riesling "Dry" ($28.50) · Food: Olives')).toBeTruthy();
  const bad = within(screen.getByRole('table', { name: 'Bad lines' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(bad).toEqual([
    expect.stringMatching(/^5.*The Brass Rail isn’t part of this event\./),
    expect.stringMatching(/^6.*No business is called “The Lift”\./),
    expect.stringMatching(/^7.*“-1” isn’t a price\./),
  ]);
  await user.click(screen.getByRole('button', { name: 'Save the offers of 2 shops' }));
  expect(await screen.findByText('Offers of 2 shops saved')).toBeTruthy();
  expect(server.requestsTo(ofVino).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      version: 3,
      food: 'Olives',
      pours: [
        pour('Norton 2021'),
        expect.objectContaining({
          wine: 'Riesling "Dry"',
          grower: 'Ash Hollow',
          bottleCents: 2850,
        }),
      ],
    }),
  ]);
  expect(server.requestsTo(ofLoft)[0]?.body).toMatchObject({
    version: 0,
    pours: [{ wine: 'Verjus', bottleCents: null, isAlcoholFree: true }],
  });
});

it('reads a pasted sheet with a title and a total', async () => {
  await chooseFile(pastedFile);
  expect(await screen.findByText('1 shop, 1 new pour, 0 already here, 0 bad')).toBeTruthy();
  expect(screen.getByText('The Loft · Chambourcin 2022 ($31.50)')).toBeTruthy();
});

it('saves the rest after an interruption, and no shop twice', async () => {
  server.on(ofVino, { body: offer('vino') });
  server.on(ofLoft, { status: 503, body: { message: 'Unavailable', code: 'unavailable' } });
  const user = await chooseFile('Shop,Wine\nVino Veritas,Malbec\nThe Loft,Malbec');
  await user.click(await screen.findByRole('button', { name: 'Save the offers of 2 shops' }));
  expect(await screen.findByText(/1 shop is saved\. Try again to save the rest\./)).toBeTruthy();
  server.on(ofLoft, { body: offer('loft') });
  await user.click(screen.getByRole('button', { name: 'Save the rest' }));
  expect(await screen.findByText('Offers of 2 shops saved')).toBeTruthy();
  expect(server.requestsTo(ofVino)).toHaveLength(1);
});

it('has nothing to save for a file that was imported before', async () => {
  await chooseFile('Shop,Wine\nVino Veritas,NORTON 2021');
  expect(await screen.findByText('0 shops, 0 new pours, 1 already here, 0 bad')).toBeTruthy();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: /^Save the offers/ });
  expect(save.disabled).toBe(true);
});
