/** Announcements tab. */
export const announcements = {};
