import type { AdminTill } from '@wine-walk/common/api/staff/tills.ts';
import { newTill } from '@wine-walk/common/rules/desk/till.ts';

/** Till that a volunteer has just opened. */
export const ownTill: AdminTill = {
  id: 'autumn_ana_1',
  ...newTill({
    eventId: 'autumn-wine-walk',
    staffId: 'ana',
    staffName: 'Ana',
    currency: 'USD',
    openingFloatCents: 5000,
    openedAt: '2026-11-20T22:00:00.000Z',
  }),
  expectedCents: 5000,
};
