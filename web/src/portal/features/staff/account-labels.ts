import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type listStaff } from '@wine-walk/common/api/staff.ts';
import type { AccountRole } from '@wine-walk/common/model/categories.ts';

export type Account = ResponseOf<typeof listStaff>[number];

/** What a role may do, in a line. */
export const roleLabels: Record<AccountRole, { label: string; help: string }> = {
  admin: { label: 'Admin', help: 'Everything: prepares the walk, sees everything, adds staff.' },
  desk: {
    label: 'Desk',
    help: 'Tickets, payments and redemption; looks at the rest without changing it.',
  },
};
