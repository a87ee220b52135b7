import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';
import { attachStyles } from './cheap-rendering.ts';

/** Limit of a walk, far above the number of elements of a screen. */
const maxPhrases = 400;

/** Walks through `container` with a screen reader and expects these phrases in this order, among others. */
export async function expectAnnounced(container: HTMLElement, expected: readonly string[]) {
  const phrases = await screenReaderPhrases(container);
  let at = 0;
  const received = expected.filter((phrase) => {
    const next = phrases.indexOf(phrase, at);
    if (next >= 0) at = next + 1;
    return next >= 0;
  });
  expect(received, phrases.join('\n')).toEqual(expected);
}

/** Returns the text that the screen reader says from the first to the last element, with plain spaces. */
async function screenReaderPhrases(container: HTMLElement): Promise<string[]> {
  attachStyles();
  await virtual.start({ container });
  for (let count = 0; count < maxPhrases; count++) {
    await virtual.next();
    const log = await virtual.spokenPhraseLog();
    // After the last element, the reader starts again at the first.
    if (log.at(-1) === log[0]) break;
  }
  const log = await virtual.spokenPhraseLog();
  await virtual.stop();
  return log.map((phrase) => phrase.replaceAll('\u00a0', ' '));
}
