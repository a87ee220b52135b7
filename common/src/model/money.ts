import { z } from 'zod';

/** An amount of money: whole cents, and the currency's ISO 4217 code. */
export const money = z.object({ amountCents: z.number().int().min(0), currency: z.string() });
export type Money = z.infer<typeof money>;
