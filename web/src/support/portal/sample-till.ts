import { type AdminTill } from '@wine-walk/common/api/staff/tills.ts';
import { emptyTillColumn } from '@wine-walk/common/model/desk.ts';

/** Till that a volunteer has just opened. */
export const ownTill: AdminTill = {
  id: 'autumn_ana_1',
  eventId: 'autumn-wine-walk',
  staffId: 'ana',
  staffName: 'Ana',
  currency: 'USD',
  openingFloatCents: 5000,
  salesCents: 0,
  salesCount: 0,
  refundsCents: 0,
  card: emptyTillColumn,
  other: emptyTillColumn,
  handedOverCents: 0,
  openedAt: '2026-11-20T22:00:00.000Z',
  closedAt: null,
  closedBy: null,
  countedCents: null,
  countedCardCents: null,
  explanation: '',
  expectedCents: 5000,
};
