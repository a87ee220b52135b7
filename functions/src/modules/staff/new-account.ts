import { type StaffDocument } from '@wine-walk/common/model/staff.ts';

type Given = Pick<StaffDocument, 'username' | 'fullName' | 'role' | 'passwordHash'>;

/** An account as it is stored when it is made: of its own, unless `given` says what it belongs to. `at`: when. */
export const newAccount = (given: Given & Partial<StaffDocument>, at: string): StaffDocument => ({
  isActive: true,
  generation: 1,
  shiftId: null,
  shopLinkId: null,
  eventId: null,
  businessId: null,
  expiresAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...given,
});
