import { sameTypeName } from '../../api/staff/events.ts';
import type { ColumnIndexes, CsvLine } from '../../lib/csv/csv-table.ts';
import type { TicketType } from '../../model/ticket-types.ts';
import type { TicketColumn } from './ticket-columns.ts';
import { kindOfProduct } from './ticket-extras.ts';
import type { Sale } from './ticket-sales.ts';
import { decisionKey } from './ticket-sellers.ts';

/** Meaning of a product: `ticket` without a type, `none` for no ticket, or the ID of a type. */
type ProductChoice = string;

/** Product of a file with its meaning. */
export interface ProductGroup {
  /** Name, or price in a file without names of products. */
  name: string;
  /** Number of lines. */
  lines: number;
  /** Null until the organizer has decided. */
  choice: ProductChoice | null;
  /** True if nothing suggests a choice, so that the organizer decides. */
  isAsked: boolean;
  /** True if it looks like an extra: a glass, a bag, a donation. */
  isExtra: boolean;
}

interface ProductRules {
  types: readonly Pick<TicketType, 'id' | 'name'>[];
  /** Decisions by the `decisionKey` of a name. */
  decided: Readonly<Record<string, ProductChoice>>;
  indexes: ColumnIndexes<TicketColumn>;
}

/** Returns the products of the sales: by their column or, without one, by the price. */
export function decideProducts(sales: readonly Sale[], { types, decided, indexes }: ProductRules) {
  const isByPrice = indexes.type === null;
  const nameOf = ({ fields }: CsvLine<TicketColumn>) => (isByPrice ? fields.price : fields.type);
  const byName = Map.groupBy(
    sales.map(({ line }) => line),
    nameOf,
  );
  byName.delete('');
  const groups = [...byName].map(([name, lines]): ProductGroup => {
    const kind = isByPrice ? 'admission' : kindOfProduct(name);
    const isExtra = lines.every(({ fields }) => fields.addOn !== '') || kind === 'extra';
    const sameType = types.find((type) => sameTypeName(type.name, name))?.id;
    const stored = decided[decisionKey(name)];
    const isKnown =
      stored === 'none' || stored === 'ticket' || types.some(({ id }) => id === stored);
    // With types, the organizer says which one a product is; a price says nothing about it.
    const unknown = isByPrice || (types.length === 0 && kind === 'admission') ? 'ticket' : null;
    const suggested = sameType ?? (isExtra ? 'none' : unknown);
    return {
      name,
      lines: lines.length,
      choice: isKnown && stored !== undefined ? stored : suggested,
      isAsked: suggested === null,
      isExtra,
    };
  });
  // A single price is no choice.
  const shown = isByPrice && groups.length < 2 ? [] : groups;
  const choices = new Map(shown.map(({ name, choice }) => [name, choice]));
  const choiceOf = (line: CsvLine<TicketColumn>): ProductChoice | null => {
    const name = nameOf(line);
    return choices.has(name) ? (choices.get(name) ?? null) : 'ticket';
  };
  return { groups: shown, choiceOf };
}
