import { z } from 'zod';
import { checkInSource, visitState } from '../model/categories.ts';
import { documentId, instant } from '../model/values.ts';
import { checkInIdSchema } from './check-in-reviews.ts';
import { endpoint } from './endpoint.ts';

export const checkInForSomebody = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/check-ins',
  access: 'desk',
  summary:
    "Checks a registered person in whose phone can't, or enters their stamped card; a business they have stays as it is.",
  params: z.object({ id: documentId }),
  body: z
    .strictObject({
      businessIds: z.array(documentId).min(1, 'Choose a business.').max(100),
      source: checkInSource.exclude(['device']),
      /** When it happened, where it was done without a connection and is sent only now. */
      doneAt: instant.nullish(),
    })
    .refine(({ source, businessIds }) => source === 'paper' || businessIds.length === 1, {
      path: ['businessIds'],
      message: 'Check in at one business at a time.',
    }),
  output: z.object({
    /** Those that are new; a business that was verified before is in none of them. */
    checkIns: z.array(z.object({ id: z.string(), businessId: z.string(), state: visitState })),
    /** The names of the rewards that this unlocked. */
    unlockedRewards: z.array(z.string()),
    happenedAt: instant,
    undoUntil: instant,
  }),
  problems: ['not-found', 'registration-cancelled', 'event-not-running', 'before-registration'],
  idempotent: true,
});

export const undoCheckIns = endpoint({
  method: 'POST',
  path: '/api/admin/check-ins/undo',
  access: 'desk',
  summary:
    'Takes back within 5 minutes what staff decided: a check-in of theirs goes, a reviewed one waits again.',
  body: z.strictObject({ ids: z.array(checkInIdSchema).min(1).max(100) }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'undo-over', 'decided-against'],
});
