import type { AccountRole } from '@contract/categories.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import type { listStaff } from '@contract/staff.ts';

export type Account = ResponseOf<typeof listStaff>[number];

/** What a role may do, in a line. */
export const roleLabels: Record<AccountRole, { label: string; help: string }> = {
  admin: { label: 'Admin', help: 'Everything: prepares the walk, sees everything, adds staff.' },
  desk: {
    label: 'Desk',
    help: 'Tickets, payments and redemption; looks at the rest without changing it.',
  },
};
