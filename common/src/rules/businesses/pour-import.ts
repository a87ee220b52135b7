import { z } from 'zod';
import { fieldProblemOf, issueCode } from '../../api/contract/field-problem.ts';
import type { FieldProblem } from '../../api/contract/problems.ts';
import { maxPours, offerBody } from '../../api/offers.ts';
import type { CsvKind, CsvLine, ReadLines, RepeatedLine } from '../../lib/csv/csv-table.ts';
import { parsePrice } from '../../lib/parse-price.ts';
import { inNoLanguage } from '../../model/languages.ts';
import type { BusinessOffer, Pour } from '../../model/offers.ts';
import { detectPourColumns, type PourColumn } from './pour-columns.ts';

/** Business with its offer at the event that a file is for. */
export interface PresentOffer {
  businessId: string;
  name: string;
  /** True if the business takes part in the event. */
  isInWalk: boolean;
  offer: Pick<BusinessOffer, 'pours' | 'food' | 'withoutAlcohol'>;
}

/** Additions of a file to the offer of one business. */
export interface AddedOffer {
  businessId: string;
  name: string;
  /** New pours. */
  pours: Pour[];
  /** Empty if the file names none, or the offer has one already. */
  food: string;
  withoutAlcohol: string;
}

/** Lines of a file of pours. Each record is the addition to one business. */
export type PourLines = ReadLines<AddedOffer, PourLineProblem>;

/** Reason why a line is no pour. */
export type PourLineProblem =
  | { kind: 'no-business' | 'no-wine' | 'too-many' }
  | { kind: 'unknown-business' | 'not-in-walk' | 'several-businesses'; name: string }
  | { kind: 'unclear-price'; price: string }
  | RepeatedLine
  /** Messages of the schema, by the columns of the fields. */
  | { kind: 'invalid'; fields: { name: string; problem: FieldProblem }[] };

/** Fields of an offer that a file adds. */
const addedTexts = z.object(
  offerBody.pick({ pours: true, food: true, withoutAlcohol: true }).shape,
);

type Cells = Record<PourColumn, string>;

/** Returns the letters and digits of a name, which are the same in each spelling. */
const spelling = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** True if two pours are one wine. Lists often leave out the grower. */
function isSamePour(one: Pour, other: Pour): boolean {
  if (spelling(one.wine) !== spelling(other.wine)) return false;
  const growers = [one, other].map(({ grower }) => spelling(grower));
  return growers.includes('') || growers[0] === growers[1];
}

/** Returns an offer with the additions of a file: its own pours and texts stay. Null if the file adds nothing. */
export function withAddedOffer<T extends PresentOffer['offer']>(
  offer: T,
  { pours, food, withoutAlcohol }: Pick<AddedOffer, 'pours' | 'food' | 'withoutAlcohol'>,
): T | null {
  const added = pours.filter((pour) => !offer.pours.some((other) => isSamePour(other, pour)));
  const texts = {
    food: offer.food || food,
    withoutAlcohol: offer.withoutAlcohol || withoutAlcohol,
  };
  const isSame =
    added.length === 0 &&
    texts.food === offer.food &&
    texts.withoutAlcohol === offer.withoutAlcohol;
  return isSame ? null : { ...offer, ...texts, pours: [...offer.pours, ...added] };
}

/** Files of pours for one event. Existing pours and texts are left out, so that the same file can be imported again. */
export const pourFile: CsvKind<PourColumn, PourLines, readonly PresentOffer[]> = {
  detect: detectPourColumns,
  lacksColumn: ({ business, wine, food, withoutAlcohol }) =>
    business === null || [wine, food, withoutAlcohol].every((index) => index === null),
  readLines: (lines, present) => {
    const file: PourLines = { records: [], present: [], invalid: [], reduced: [] };
    const seen: { businessId: string; pour: Pour; line: number }[] = [];
    const read = (fields: Cells, line: number): PourLineProblem | undefined => {
      const business = businessOf(fields.business, present);
      if ('kind' in business) return business;
      const { businessId, name, offer } = business;
      const parsed = readCells(fields);
      if ('kind' in parsed) return parsed;
      const { pour, food, withoutAlcohol } = parsed;
      const twin = pour && seen.find(isTwin(businessId, pour));
      if (pour && twin) return { kind: 'repeated', name: pour.wine, line: twin.line };
      const record = file.records.find((other) => other.businessId === businessId);
      const before = record ?? { businessId, name, pours: [], food: '', withoutAlcohol: '' };
      const isNew = pour && !offer.pours.some((other) => isSamePour(other, pour));
      const after: AddedOffer = {
        ...before,
        pours: isNew ? [...before.pours, pour] : before.pours,
        food: offer.food ? '' : joined(before.food, food),
        withoutAlcohol: offer.withoutAlcohol ? '' : joined(before.withoutAlcohol, withoutAlcohol),
      };
      if (isNew && offer.pours.length + after.pours.length > maxPours) return { kind: 'too-many' };
      const issues = addedTexts.safeParse(after, { error: issueCode }).error?.issues ?? [];
      if (issues.length > 0) return { kind: 'invalid', fields: issues.map(fieldOf) };
      if (pour) seen.push({ businessId, pour, line });
      const isChanged =
        isNew || after.food !== before.food || after.withoutAlcohol !== before.withoutAlcohol;
      if (!isChanged) file.present.push(pour?.wine ?? name);
      else if (record) file.records[file.records.indexOf(record)] = after;
      else file.records.push(after);
      return undefined;
    };
    for (const { line, cells, fields } of withBusinesses(lines)) {
      const problem = read(fields, line);
      if (problem) file.invalid.push({ line, cells, problem });
    }
    return file;
  },
};

/** Returns the lines with the business of the line above where the cell is empty, as lists group them. */
function withBusinesses(lines: readonly CsvLine<PourColumn>[]): CsvLine<PourColumn>[] {
  let business = '';
  return lines.map((line) => {
    business = line.fields.business || business;
    return { ...line, fields: { ...line.fields, business } };
  });
}

const isTwin = (businessId: string, pour: Pour) => (other: { businessId: string; pour: Pour }) =>
  other.businessId === businessId && isSamePour(other.pour, pour);

function businessOf(
  name: string,
  present: readonly PresentOffer[],
): PresentOffer | PourLineProblem {
  if (name === '') return { kind: 'no-business' };
  const called = present.filter((business) => spelling(business.name) === spelling(name));
  const [business, another] = called.filter(({ isInWalk }) => isInWalk);
  if (another) return { kind: 'several-businesses', name };
  return business ?? { kind: called.length > 0 ? 'not-in-walk' : 'unknown-business', name };
}

interface ReadCells {
  pour: Pour | null;
  food: string;
  withoutAlcohol: string;
}

function readCells({
  wine,
  vintage,
  grower,
  notes,
  price,
  ...cells
}: Cells): ReadCells | PourLineProblem {
  const mark = markOf(cells.withoutAlcohol);
  const withoutAlcohol = mark === undefined ? cells.withoutAlcohol : '';
  if (wine === '') {
    const { food } = cells;
    return food || withoutAlcohol ? { pour: null, food, withoutAlcohol } : { kind: 'no-wine' };
  }
  const bottleCents = isNone(price) ? null : parsePrice(price);
  if (bottleCents === null && !isNone(price)) return { kind: 'unclear-price', price };
  const name = vintage === '' || wine.includes(vintage) ? wine : `${wine} ${vintage}`;
  return {
    pour: {
      id: '',
      wine: name,
      grower,
      notes,
      notesIn: inNoLanguage,
      bottleCents,
      isAlcoholFree: mark === true,
    },
    food: cells.food,
    withoutAlcohol,
  };
}

const yesWords = new Set(['x', 'yes', 'y', 'true', '1', 'si', 's', 'oui', 'ja', '✓', '✔']);
const noWords = new Set(['', 'no', 'n', 'false', '0', 'non', 'nein', '-', '–', '—', 'n/a', 'none']);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the meaning of a mark in a cell; undefined for another text. */
function markOf(text: string): boolean | undefined {
  if (yesWords.has(plain(text))) return true;
  return noWords.has(plain(text)) ? false : undefined;
}

/** True if a cell says that no bottle is sold. */
const isNone = (price: string) => price !== '0' && noWords.has(plain(price));

/** Returns both texts of a business, once each. */
function joined(one: string, other: string): string {
  if (other === '' || one.split(', ').includes(other)) return one;
  return one === '' ? other : `${one}, ${other}`;
}

/** Columns of the fields whose names differ. */
const columns: Readonly<Record<string, PourColumn>> = { bottleCents: 'price' };

function fieldOf(issue: Parameters<typeof fieldProblemOf>[0] & { path: PropertyKey[] }) {
  const field = String(issue.path.at(-1));
  return { name: columns[field] ?? field, problem: fieldProblemOf(issue) };
}
