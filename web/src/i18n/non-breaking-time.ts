/** Prevents line breaks between a time and its 'PM', and before the dash of a range. */
export const nonBreakingTime = (text: string) => text.replace(/(?<=:\d\d)\s|\s(?=–)/gu, '\u00a0');
