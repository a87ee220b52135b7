import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../lib/csv/csv-table.ts';
import { offer, pour } from '../../support/samples.ts';
import { type PresentOffer, pourFile, withAddedOffer } from './pour-import.ts';

const shop = (name: string, change: Partial<PresentOffer> = {}): PresentOffer => ({
  businessId: name,
  name,
  isInWalk: true,
  offer: offer(name),
  ...change,
});
const present = [
  shop('Vino Veritas'),
  shop('Smith & Sons'),
  shop('The Loft', { isInWalk: false }),
  shop('Twin'),
  shop('Twin', { businessId: 'twin-2' }),
];

function read(csv: string, offers: readonly PresentOffer[] = present) {
  const file = parseCsv(pourFile, Papa.parse<string[]>(csv).data, offers);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

const rows = (...lines: string[]) =>
  ['Shop,Wine,Grower,Price,Food,Alcohol-free', ...lines].join('\n');
const problemOf = (...lines: string[]) => read(rows(...lines)).invalid.at(-1);

describe('pourFile', () => {
  it('gathers the pours, food and drinks of each business', () => {
    const { records, invalid } = read(
      rows(
        'Vino Veritas,Norton 2021,Ash Hollow,"$28,50",Olives,',
        ',Verjus,,-,Olives,x',
        'SMITH AND SONS,Riesling,,,,"Grape juice"',
        'vino veritas,,,,Almonds,no',
      ),
    );
    expect(invalid).toEqual([]);
    expect(records.map(({ pours, ...rest }) => ({ ...rest, wines: pours.length }))).toEqual([
      {
        businessId: 'Vino Veritas',
        name: 'Vino Veritas',
        food: 'Olives, Almonds',
        withoutAlcohol: '',
        wines: 2,
      },
      {
        businessId: 'Smith & Sons',
        name: 'Smith & Sons',
        food: '',
        withoutAlcohol: 'Grape juice',
        wines: 1,
      },
    ]);
    expect(records[0]?.pours).toMatchObject([
      { wine: 'Norton 2021', grower: 'Ash Hollow', bottleCents: 2850, isAlcoholFree: false },
      { wine: 'Verjus', bottleCents: null, isAlcoholFree: true },
    ]);
  });

  it('adds the vintage to a wine that does not name it', () => {
    const { records } = read('Tienda,Vino,Añada\nVino Veritas,Norton,2021\n,Malbec 2020,2020');
    expect(records[0]?.pours.map(({ wine }) => wine)).toEqual(['Norton 2021', 'Malbec 2020']);
  });

  it.each([
    ['The Loft,Norton,,,,', 'not-in-walk'],
    ['The Lift,Norton,,,,', 'unknown-business'],
    ['Twin,Norton,,,,', 'several-businesses'],
    [',Norton,,,,', 'no-business'],
    ['Vino Veritas,,Ash Hollow,28,,', 'no-wine'],
    ['Vino Veritas,Norton,,-1,,', 'unclear-price'],
    ['Vino Veritas,Norton,,dear,,', 'unclear-price'],
  ])('rejects the line %j as %s', (line, kind) => {
    expect(problemOf(line)).toMatchObject({ line: 2, problem: { kind } });
  });

  it('names the column of a cell that the API would refuse', () => {
    const fields = [{ name: 'wine', problem: { code: 'too-long' } }];
    expect(problemOf(`Vino Veritas,${'n'.repeat(121)},,,,`)?.problem).toMatchObject({
      kind: 'invalid',
      fields,
    });
    expect(problemOf('Vino Veritas,Norton,,100000.01,,')?.problem).toMatchObject({
      fields: [{ name: 'price', problem: { code: 'enter-at-most-100000' } }],
    });
  });

  it('rejects a wine that the business has on another line, and one too many', () => {
    expect(problemOf('Vino Veritas,Norton,,,,', 'Vino Veritas,NORTON,Ash,,,')).toMatchObject({
      line: 3,
      problem: { kind: 'repeated', line: 2 },
    });
    const many = Array.from({ length: 13 }, (_, at) => `Vino Veritas,Wine ${at},,,,`);
    expect(problemOf(...many)).toMatchObject({ line: 14, problem: { kind: 'too-many' } });
  });

  it('leaves what a business has already, so that a repeat of the file adds nothing', () => {
    const csv = rows(
      'Vino Veritas,Norton 2021,,30,Olives,x',
      'Vino Veritas,Malbec,,,,"Grape juice"',
    );
    const before = offer('v', { pours: [pour('Norton 2021', { grower: 'Ash' })], food: 'Nuts' });
    const first = read(csv, [shop('Vino Veritas', { offer: before })]);
    expect(first.present).toEqual(['Norton 2021']);
    const [added] = first.records;
    const after = added && withAddedOffer(before, added);
    expect(after).toEqual({
      ...before,
      pours: [before.pours[0], expect.objectContaining({ wine: 'Malbec' })],
      withoutAlcohol: 'Grape juice',
    });
    const again = read(csv, [shop('Vino Veritas', { offer: after ?? before })]);
    expect([again.records, again.invalid, again.present.length]).toEqual([[], [], 2]);
    expect(after && added && withAddedOffer(after, added)).toBeNull();
    // Staff may have saved another text since the file was read.
    expect(withAddedOffer(before, { pours: [], food: 'Olives', withoutAlcohol: '' })).toBeNull();
  });
});
