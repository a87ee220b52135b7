import { findColumn } from '../../lib/csv/csv-columns.ts';
import type { ColumnChoice, ColumnIndexes } from '../../lib/csv/csv-table.ts';

/** Spellings of each column's name as `normalizeHeader` returns them, most specific first. */
const columnAliases = {
  business: [
    'businessname',
    'business',
    'shopname',
    'shop',
    'store',
    'venue',
    'stop',
    'location',
    'negocio',
    'tienda',
    'lugar',
    'commerce',
    'magasin',
  ],
  wine: [
    'winename',
    'wine',
    'pour',
    'pours',
    'pouring',
    'drink',
    'beverage',
    'product',
    'name',
    'vino',
    'vinos',
    'bebida',
    'vin',
  ],
  vintage: ['vintage', 'year', 'anada', 'cosecha', 'millesime'],
  grower: [
    'grower',
    'winery',
    'producer',
    'estate',
    'vineyard',
    'maker',
    'productor',
    'bodega',
    'domaine',
    'producteur',
  ],
  notes: ['tastingnotes', 'notes', 'description', 'notas', 'descripcion'],
  price: [
    'priceofabottle',
    'priceperbottle',
    'bottleprice',
    'pricebottle',
    'price',
    'pricecad',
    'priceusd',
    'priceeur',
    'retailprice',
    'preciodeunabotella',
    'preciobotella',
    'precio',
    'prix',
  ],
  food: ['food', 'snacks', 'snack', 'bites', 'pairing', 'comida', 'nourriture'],
  /** A mark for a pour without alcohol, or the name of another drink. */
  withoutAlcohol: [
    'withoutalcohol',
    'alcoholfree',
    'nonalcoholic',
    'noalcohol',
    'sinalcohol',
    'sansalcool',
  ],
} as const;

export type PourColumn = keyof typeof columnAliases;

const columnNames = Object.keys(columnAliases) as PourColumn[];

/** Detects the columns by the normalized cells of a file's first row. */
export function detectPourColumns(
  header: readonly string[],
  width: number,
): ColumnChoice<PourColumn> {
  const places = columnNames.map((column) => findColumn(columnAliases[column], header));
  const hasHeader = places.filter((place) => place !== null).length > 1;
  // Without names, the business comes before its wine.
  const first: Partial<ColumnIndexes<PourColumn>> = { business: 0, wine: width > 1 ? 1 : null };
  const indexes = Object.fromEntries(
    columnNames.map((column, at) => [column, hasHeader ? places[at] : (first[column] ?? null)]),
  ) as ColumnIndexes<PourColumn>;
  return { hasHeader, indexes };
}
