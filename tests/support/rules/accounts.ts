/** Uids in the seeded data. */
export const accounts = {
  maya: 'maya',
  jonah: 'jonah',
  theo: 'theo',
  shop: 'shop-vino',
  volunteer: 'shift-sam',
  desk: 'staff-desk',
  admin: 'staff-admin',
  revoked: 'staff-revoked',
  renewed: 'staff-renewed',
} as const;
