import { texts as englishTexts, type Texts } from '../../web/src/texts/en.ts';
import { texts as spanishTexts } from '../../web/src/texts/es.ts';
import { type PlainTexts, english as plainEnglish } from '../../web/src/texts/plain/en.ts';
import { spanish as plainSpanish } from '../../web/src/texts/plain/es.ts';

/** What a test expects the app to say: the signed-in app's catalogue, and the landing's. */
export interface Spoken {
  texts: Texts;
  plain: PlainTexts;
}

export const english: Spoken = { texts: englishTexts, plain: plainEnglish };
const spanish: Spoken = { texts: spanishTexts, plain: plainSpanish };

/** The language that the app chooses in a browser of this locale. */
export function spokenIn(locale: string | undefined): Spoken {
  return locale?.startsWith('es') ? spanish : english;
}
