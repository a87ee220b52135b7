import { removeStored, writeStored } from './storage.ts';

/*
 * The home as it was last drawn, for the moment before the app has run: app/kept-screen keeps it, build/start-script.js
 * reads it. It is the person's, so that signing out forgets it with everything of theirs.
 */

const name = 'screen';

export interface HtmlSnapshot {
  /** Whose it is: nobody else is shown it. */
  uid: string;
  /** The build that drew it: another one's styles are others. */
  build: string;
  language: string;
  /** The device's day, and what is said of when it was: on that day, and later. */
  day: string;
  sameDayLabel: string;
  otherDayLabel: string;
  /** What was drawn, without scripts, and the styles that it needs beside the page's own. */
  html: string;
  css: string;
}

/** Keeps it in place of the one before; where the device refuses, none is kept. */
export function storeHtmlSnapshot(screen: HtmlSnapshot): void {
  if (!writeStored(name, JSON.stringify(screen))) removeStored(name);
}
