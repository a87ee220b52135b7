import { z } from 'zod';
import { money } from '../model/money.ts';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** Something that the caller did at the desk and can still take back. */
export const undoableAction = z.object({
  action: z.enum(['admit', 'redeem', 'confirm', 'refuse', 'check-in', 'enter-card']),
  /** An admission's or a claim's id; of check-ins: all that came with it. */
  ids: z.array(z.string()),
  /** The names of those it was done for. */
  people: z.array(z.string()),
  /** The businesses or the reward that it is about. */
  subjects: z.array(z.string()),
  /** The cash of an admission, which leaves its till again; null: it took none. */
  taken: money.nullable().default(null),
  happenedAt: instant,
  undoUntil: instant,
});
export type UndoableAction = z.infer<typeof undoableAction>;

export const listUndoable = endpoint({
  method: 'GET',
  path: '/api/admin/desk/undoable',
  access: 'desk',
  summary: 'What the caller did in the last 5 minutes and has not taken back, the latest first.',
  query: z.strictObject({ eventId: documentId }),
  output: z.object({ actions: z.array(undoableAction) }),
  problems: [],
});
