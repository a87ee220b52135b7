import { z } from 'zod';
import { drawDocument, drawing, redrawReason } from '../model/draws.ts';
import { documentId, instant, requiredLine, requiredName } from '../model/fields/values.ts';
import { attendeeRate, endpoint, sharedReadRate } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

const byId = z.object({ id: documentId });
const version = z.number().int().min(1);
const { prize, stamps, closesTime, closing } = drawDocument.shape;
const rule = { prize, stamps, closesTime };

const publicClosing = closing.unwrap().omit({ closedBy: true });
const publicDrawing = drawing.omit({ drawnBy: true });

/** Draw as everyone sees it. */
export const publicDraw = z.object({
  id: z.string(),
  eventName: z.string(),
  timeZone: z.string(),
  /** Address for entries without a purchase; empty for none. */
  contactEmail: z.string(),
  ...rule,
  closing: publicClosing.nullable(),
  drawings: z.array(publicDrawing),
});

export type PublicDraw = z.infer<typeof publicDraw>;

export const readDraw = endpoint({
  method: 'GET',
  path: '/api/draws/{id}',
  access: 'anyone',
  rate: sharedReadRate,
  isShared: true,
  summary:
    'Returns a prize draw: prize, rule, and as they are made the hash of the list, the seeds and the winning entries. It names no person.',
  params: byId,
  output: publicDraw,
  problems: ['draw-gone'],
});

export const readDrawList = endpoint({
  method: 'GET',
  path: '/api/draws/{id}/entries',
  access: 'anyone',
  rate: sharedReadRate,
  isShared: true,
  isCompressed: true,
  summary:
    'Returns the frozen list of a prize draw as it is hashed: sorted entry numbers, a line feed after each.',
  params: byId,
  output: z.object({ text: z.string() }),
  problems: ['draw-gone', 'draw-still-open'],
});

/** Draw with the caller's own entry. */
export const ownDraw = z.object({
  id: z.string(),
  ...rule,
  closedAt: instant.nullable(),
  /** Own entry number once the entries are closed; null before, and if the caller does not take part. */
  entry: z.string().nullable(),
  /** Latest winning entry; null before the drawing. */
  winningEntry: z.string().nullable(),
});

export type OwnDraw = z.infer<typeof ownDraw>;

export const listOwnDraws = endpoint({
  method: 'GET',
  path: '/api/events/{id}/draws',
  access: 'attendee',
  rate: attendeeRate,
  summary: "Lists the prize draws of an event with the caller's own entry numbers.",
  params: byId,
  output: z.array(ownDraw),
  problems: [],
});

/** Draw as staff see it. */
export const adminDraw = z.object({
  id: z.string(),
  eventId: z.string(),
  ...rule,
  closing,
  drawings: z.array(drawing),
  version: z.number().int(),
});

export type AdminDraw = z.infer<typeof adminDraw>;

export const listDraws = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/draws',
  access: 'desk',
  summary: 'Lists the prize draws of an event, earliest first.',
  params: byId,
  output: z.array(adminDraw),
  problems: [],
});

const drawFields = {
  prize: requiredLine(120),
  stamps: z
    .number('enter-whole-number')
    .int('enter-whole-number')
    .min(1, 'enter-at-least-1')
    .max(200),
  closesTime: instant,
};

export const createDraw = endpoint({
  method: 'POST',
  path: '/api/admin/draws',
  access: 'admin',
  summary: 'Sets up a prize draw of an event, at most 20.',
  body: takesBack(z.strictObject({ eventId: documentId, ...drawFields }), adminDraw),
  output: adminDraw,
  problems: ['event-gone', 'too-many-draws'],
  idempotent: true,
});

export const editDraw = endpoint({
  method: 'PUT',
  path: '/api/admin/draws/{id}',
  access: 'admin',
  summary: 'Edits a prize draw whose entries are open.',
  params: byId,
  body: takesBack(z.strictObject({ ...drawFields, version }), adminDraw),
  output: adminDraw,
  problems: ['draw-gone', 'draw-closed', 'stale-edit'],
});

export const addFreeEntry = endpoint({
  method: 'POST',
  path: '/api/admin/draws/{id}/free-entries',
  access: 'desk',
  rate: { perMinute: 30, by: 'caller' },
  summary:
    'Adds an entry without a purchase, which counts like the others: one for each name and contact.',
  params: byId,
  body: z.strictObject({ fullName: requiredName(120), contact: requiredLine(200) }),
  output: z.object({ id: z.string() }),
  problems: ['draw-gone', 'draw-closed', 'already-entered'],
});

export const freeEntry = z.object({
  id: z.string(),
  fullName: z.string(),
  contact: z.string(),
  createdAt: instant,
  /** Username of the staff member who added it. */
  createdBy: z.string(),
});

export type FreeEntry = z.infer<typeof freeEntry>;

export const listFreeEntries = endpoint({
  method: 'GET',
  path: '/api/admin/draws/{id}/free-entries',
  access: 'admin',
  summary: 'Lists the entries without a purchase of a prize draw, latest first. Audited.',
  params: byId,
  output: z.array(freeEntry),
  problems: ['draw-gone'],
});

export const previewDraw = endpoint({
  method: 'GET',
  path: '/api/admin/draws/{id}/entrants',
  access: 'admin',
  summary:
    'Counts who takes part in a draw whose entries are open, and who meets the rule and is left out.',
  params: byId,
  output: z.object({
    byStamps: z.number().int(),
    free: z.number().int(),
    unpaid: z.number().int(),
    canceled: z.number().int(),
    twice: z.number().int(),
    /** People left out as staff. */
    staffNames: z.array(z.string()),
  }),
  problems: ['draw-gone', 'draw-closed'],
});

export const closeDraw = endpoint({
  method: 'POST',
  path: '/api/admin/draws/{id}/closing',
  access: 'admin',
  summary:
    'Closes the entries of a prize draw: freezes the list and publishes its hash. It cannot be undone.',
  params: byId,
  body: z.strictObject({ version }),
  output: adminDraw,
  problems: ['draw-gone', 'draw-closed', 'draw-too-early', 'draw-empty', 'stale-edit'],
  idempotent: true,
});

export const drawWinner = endpoint({
  method: 'POST',
  path: '/api/admin/draws/{id}/drawings',
  access: 'admin',
  summary:
    'Draws the winner of a prize draw with a new seed a minute after the closing, or another one with a reason. It cannot be undone, and everyone sees it.',
  params: byId,
  body: z.strictObject({ version, reason: redrawReason.nullable() }),
  output: adminDraw,
  problems: [
    'draw-gone',
    'draw-still-open',
    'draw-too-soon',
    'draw-done',
    'draw-used-up',
    'stale-edit',
  ],
  idempotent: true,
});

export const drawnPerson = z.object({
  entry: z.string(),
  /** `gone`: the data of the person was deleted. */
  state: z.enum(['registered', 'canceled', 'free', 'gone']),
  /** Empty if the person is gone. */
  fullName: z.string(),
  contacts: z.array(z.string()),
});

export type DrawnPerson = z.infer<typeof drawnPerson>;

export const readDrawnPeople = endpoint({
  method: 'GET',
  path: '/api/admin/draws/{id}/drawn-people',
  access: 'admin',
  summary:
    'Returns who won a prize draw, with how to reach them, in the order of the drawings. Audited.',
  params: byId,
  output: z.array(drawnPerson),
  problems: ['draw-gone'],
});
