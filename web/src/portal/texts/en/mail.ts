/** Mail tab. */
export const mail = {};
