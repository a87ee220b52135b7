import type { ChangeKind } from '../../model/changes.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Time in milliseconds for which a change can be undone. */
export const undoMs = {
  'event-edit': 10 * minuteMs,
  withdrawal: dayMs,
  cancellation: dayMs,
  'ticket-change': dayMs,
  'business-import': dayMs,
  'roster-import': dayMs,
  'roster-edit': dayMs,
  'roster-end': dayMs,
  'shop-approval': dayMs,
  admission: 5 * minuteMs,
  redemption: 5 * minuteMs,
  'check-in': 5 * minuteMs,
} as const satisfies Record<ChangeKind, number>;
