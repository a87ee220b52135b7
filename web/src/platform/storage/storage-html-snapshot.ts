import { removeStored, writeStored } from './storage.ts';

/*
 * HTML snapshot of the home screen, shown before the app has run: attendee/app/html-snapshot writes it,
 * web/build/start-script.js reads it. Cleared at sign-out.
 */

const name = 'screen';

export interface HtmlSnapshot {
  /** Owner; not shown to other accounts. */
  uid: string;
  /** Build of the styles. */
  build: string;
  language: string;
  /** Day on the device, with the label for that day and for later days. */
  day: string;
  sameDayLabel: string;
  otherDayLabel: string;
  /** HTML without scripts, and the styles that the page lacks. */
  html: string;
  css: string;
}

/** Replaces the snapshot if storage allows it. */
export function storeHtmlSnapshot(screen: HtmlSnapshot): void {
  if (!writeStored(name, JSON.stringify(screen))) removeStored(name);
}
