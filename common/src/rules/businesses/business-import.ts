import { type ImportedBusiness, importedBusiness } from '../../api/businesses.ts';
import { fieldProblemOf, issueCode } from '../../api/contract/field-problem.ts';
import type { FieldProblem } from '../../api/contract/problems.ts';
import { parseClockTimes } from '../../lib/clock-times.ts';
import { normalizeHeader } from '../../lib/csv/csv-columns.ts';
import {
  type CsvKind,
  type ReadLines,
  type RepeatedLine,
  readEachLine,
} from '../../lib/csv/csv-table.ts';
import { type Coordinates } from '../../lib/distance.ts';
import { parseCoordinate, parseCoordinates } from '../../lib/parse-coordinates.ts';
import type { BusinessCategory } from '../../model/categories.ts';
import { type BusinessColumn, detectBusinessColumns } from './business-columns.ts';
import { isSameBusiness } from './same-business.ts';
import { areLikelySwapped } from './swapped-coordinates.ts';

/** Lines of a file of businesses. */
export type BusinessLines = ReadLines<ImportedBusiness, BusinessLineProblem> & {
  /** Name of the picture file of each of `records`; empty if the file names none. */
  pictureFiles: string[];
};

/** Business that is stored. */
type PresentBusiness = { name: string; address: string } & Coordinates;

/** Reason why a line is no business. */
export type BusinessLineProblem =
  | { kind: 'no-coordinates' | 'no-category' }
  | { kind: 'swapped'; latitude: string; longitude: string }
  | { kind: 'unknown-category'; category: string }
  | RepeatedLine
  /** Messages of the schema, by the columns of the fields. */
  | { kind: 'invalid'; fields: { name: string; problem: FieldProblem }[] };

/** Words of other lists for each category, in lower case without accents; the first category that matches is used. */
const categoryWords: Record<BusinessCategory, RegExp> = {
  wine_bar: words('wine|winebar|winery|wineries|vineyard|tasting|vino|vin|cellar'),
  bar: words('bar|[a-z]*pub|[a-z]*brew[a-z]*|tavern|taproom|distiller[a-z]*|cidery|cantina'),
  restaurant: words(
    'restaurante?|cafe|cafeteria|coffee|coffeeshop|bistro|diner|eatery|bakery|food|kitchen|grill|pizz[a-z]*|deli',
  ),
  art_gallery: words('^art|fine art|[a-z]*galler[a-z]*|galeria|galerie|museum'),
  antiques: words('antique|antiguedad|antiquite|vintage'),
  entertainment: words(
    'entertain[a-z]*|entreten[a-z]*|loisir|divertissement|theater|theatre|teatro|cinema|music|museo|game',
  ),
  services: words('service|servicio|salon|spa|barber|barbershop|bank|office|studio|hotel|inn'),
  retail: words('retail|[a-z]*shop|[a-z]*store|boutique|tienda|book|gift|[a-z]*market|florist'),
};

/** Returns a pattern of whole words and their plurals, so that "barber" is not a bar. */
function words(alternatives: string): RegExp {
  return new RegExp(`\\b(${alternatives})(s|es)?\\b`);
}

/** Returns the category that a file's words mean; undefined if it is none. */
function categoryOf(text: string): BusinessCategory | undefined {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
  const entries = Object.entries(categoryWords) as [BusinessCategory, RegExp][];
  return entries.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** Files of businesses. A business that is stored already is left out. */
export const businessFile: CsvKind<BusinessColumn, BusinessLines, readonly PresentBusiness[]> = {
  detect: detectBusinessColumns,
  lacksColumn: ({ name }) => name === null,
  readLines: (lines, present) => {
    const pictures = new Map<ImportedBusiness, string>();
    const file = readEachLine(lines, {
      read: (cells) => {
        const read = readBusiness(cells, present);
        if ('problem' in read) return read;
        pictures.set(read, isUrl(cells.picture) ? '' : cells.picture);
        return { record: read, without: [] };
      },
      keyOf: (business): PresentBusiness => business,
      isSame: isSameBusiness,
      present,
    });
    return { ...file, pictureFiles: file.records.map((record) => pictures.get(record) ?? '') };
  },
};

type Cells = Record<BusinessColumn, string>;

function readBusiness(
  cells: Cells,
  present: readonly Coordinates[],
): ImportedBusiness | { problem: BusinessLineProblem } {
  const [latitude, longitude] = parseCoordinates(cells.coordinates) ?? [
    cells.latitude,
    cells.longitude,
  ];
  const place = {
    latitude: parseCoordinate(latitude) ?? Number.NaN,
    longitude: parseCoordinate(longitude) ?? Number.NaN,
  };
  if (Number.isNaN(place.latitude) || Number.isNaN(place.longitude))
    return { problem: { kind: 'no-coordinates' } };
  if (areLikelySwapped(place, present))
    return { problem: { kind: 'swapped', latitude, longitude } };
  const category = categoryOf(cells.category);
  if (!category)
    return {
      problem: cells.category
        ? { kind: 'unknown-category', category: cells.category }
        : { kind: 'no-category' },
    };
  const { name, description, address, offered, withoutAlcohol, phone } = cells;
  const { picture, pictureDescription } = cells;
  const [openFrom, openUntil] = parseClockTimes(cells.openFrom, cells.openUntil);
  const parsed = importedBusiness.safeParse(
    {
      name,
      description,
      address,
      category,
      ...place,
      imageUrl: isUrl(picture) ? withScheme(picture) : '',
      imageAlt: pictureDescription,
      facts: {
        openFrom,
        openUntil,
        offered,
        withoutAlcohol,
        phone,
        website: withScheme(cells.website),
      },
      contact: {
        person: cells.contactPerson,
        phone: cells.contactPhone,
        email: cells.contactEmail,
        notes: cells.contactNotes,
      },
    },
    { error: issueCode },
  );
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({
    name: columnOf(issue.path),
    problem: fieldProblemOf(issue),
  }));
  return { problem: { kind: 'invalid', fields } };
}

/** Columns of the fields whose names differ. */
const columns: Readonly<Record<string, BusinessColumn>> = {
  imageUrl: 'picture',
  imageAlt: 'pictureDescription',
  'facts.openFrom': 'openFrom',
  'facts.openUntil': 'openUntil',
  'facts.offered': 'offered',
  'facts.withoutAlcohol': 'withoutAlcohol',
  'facts.phone': 'phone',
  'facts.website': 'website',
  'contact.person': 'contactPerson',
  'contact.phone': 'contactPhone',
  'contact.email': 'contactEmail',
  'contact.notes': 'contactNotes',
};

/** Returns the column of a field. */
function columnOf(path: readonly PropertyKey[]): string {
  const field = path.join('.');
  return columns[field] ?? field;
}

/** True if a cell of the picture column is a URL; otherwise it is the name of a file. */
const isUrl = (text: string) => /^https?:/i.test(text);

/**
 * Returns the index of the business that a picture is of: by the name of the file in the picture column, else by the name of
 * the business; -1 if there is none.
 */
export function businessOfPicture(
  fileName: string,
  { records, pictureFiles }: Pick<BusinessLines, 'records' | 'pictureFiles'>,
): number {
  const withoutExtension = (name: string) => normalizeHeader(name.replace(/\.[a-z0-9]{2,5}$/i, ''));
  const expected = withoutExtension(fileName);
  const byColumn = pictureFiles.findIndex(
    (name) => name !== '' && withoutExtension(name) === expected,
  );
  if (byColumn >= 0 || expected === '') return byColumn;
  return records.findIndex(({ name }) => normalizeHeader(name) === expected);
}

/** Returns a web address as lists have it, such as www.example.com, as a link. */
function withScheme(text: string): string {
  return text && !/^[a-z]+:/i.test(text) ? `https://${text}` : text.replace(/^http:/i, 'https:');
}
