/** No line ends between a time and its 'PM', nor begins with the dash of a range. */
export const nonBreakingTime = (text: string) => text.replace(/(?<=:\d\d)\s|\s(?=–)/gu, '\u00a0');
