import { type DeviceTexts, english as deviceEnglish } from '../../web/src/texts/device/en.ts';
import { spanish as deviceSpanish } from '../../web/src/texts/device/es.ts';
import { texts as englishTexts, type Texts } from '../../web/src/texts/en.ts';
import { texts as spanishTexts } from '../../web/src/texts/es.ts';
import { type LateTexts, english as lateEnglish } from '../../web/src/texts/late/en.ts';
import { spanish as lateSpanish } from '../../web/src/texts/late/es.ts';
import { type PlainTexts, english as plainEnglish } from '../../web/src/texts/plain/en.ts';
import { spanish as plainSpanish } from '../../web/src/texts/plain/es.ts';
import { type ScannerTexts, english as scannerEnglish } from '../../web/src/texts/scanner/en.ts';
import { spanish as scannerSpanish } from '../../web/src/texts/scanner/es.ts';
import {
  screenTexts as englishScreenTexts,
  type ScreenTexts,
} from '../../web/src/texts/screens-en.ts';
import { screenTexts as spanishScreenTexts } from '../../web/src/texts/screens-es.ts';
import { type SignInTexts, english as signInEnglish } from '../../web/src/texts/session/en.ts';
import { spanish as signInSpanish } from '../../web/src/texts/session/es.ts';

/** What a test expects the app to say: the app's catalogues, and the landing's. */
export interface Spoken {
  texts: Texts & ScreenTexts & { scanner: ScannerTexts };
  late: LateTexts;
  device: DeviceTexts;
  plain: PlainTexts & SignInTexts;
}

export const english: Spoken = {
  texts: { ...englishTexts, ...englishScreenTexts, scanner: scannerEnglish },
  late: lateEnglish,
  device: deviceEnglish,
  plain: { ...plainEnglish, ...signInEnglish },
};
const spanish: Spoken = {
  texts: { ...spanishTexts, ...spanishScreenTexts, scanner: scannerSpanish },
  late: lateSpanish,
  device: deviceSpanish,
  plain: { ...plainSpanish, ...signInSpanish },
};

/** The language that the app chooses in a browser of this locale. */
export function spokenIn(locale: string | undefined): Spoken {
  return locale?.startsWith('es') ? spanish : english;
}
