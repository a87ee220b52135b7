/** Registrations tab. */
export const registrations = {};
