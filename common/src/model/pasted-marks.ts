/*
 * What comes along with a name or a number that is copied from a contact, a chat or a page: nobody sees it, so nobody can
 * be asked to take it out, and it is no part of what was meant.
 */

/** Marks that turn the text around them, in a list or on a print beyond the name they stand in. */
export const turningMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** They end a line, and no field of one line shows them. */
const lineEnds = /[\u2028\u2029]/g;

/** The text as it was meant. */
export const withoutPastedMarks = (text: string) =>
  text.replace(turningMarks, '').replace(lineEnds, ' ');
