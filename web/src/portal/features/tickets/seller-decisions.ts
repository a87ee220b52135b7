import { statusMeaning } from '@wine-walk/common/rules/tickets/ticket-statuses.ts';
import { z } from 'zod';
import { persisted } from '../../../platform/storage/persisted.ts';

const schema = z.record(
  z.string(),
  z.object({
    statuses: z.record(z.string(), statusMeaning),
    products: z.record(z.string(), z.string()),
  }),
);

/** Decisions about the files of each seller, for the next file. */
export type DecisionsBySeller = z.infer<typeof schema>;

/** Decisions that were imported with on this device. */
export const storedDecisions = persisted(
  'ticket-sellers',
  (value) => schema.parse(value),
  'device',
);

/** Returns the decisions with another one of a seller. */
export function withDecision<K extends 'statuses' | 'products'>(
  before: DecisionsBySeller,
  {
    seller,
    kind,
    key,
    value,
  }: { seller: string; kind: K; key: string; value: DecisionsBySeller[string][K][string] },
): DecisionsBySeller {
  const ofSeller = before[seller] ?? { statuses: {}, products: {} };
  return { ...before, [seller]: { ...ofSeller, [kind]: { ...ofSeller[kind], [key]: value } } };
}
