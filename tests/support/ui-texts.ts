import { type DeferredTexts, english as lateEnglish } from '../../web/src/texts/deferred/en.ts';
import { spanish as lateSpanish } from '../../web/src/texts/deferred/es.ts';
import { type DeviceTexts, english as deviceEnglish } from '../../web/src/texts/device/en.ts';
import { spanish as deviceSpanish } from '../../web/src/texts/device/es.ts';
import { texts as englishTexts, type Texts } from '../../web/src/texts/en.ts';
import { texts as spanishTexts } from '../../web/src/texts/es.ts';
import { type LandingTexts, enTexts as plainEnglish } from '../../web/src/texts/landing/en.ts';
import { spanish as plainSpanish } from '../../web/src/texts/landing/es.ts';
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
export interface UiTexts {
  texts: Texts & ScreenTexts & { scanner: ScannerTexts };
  late: DeferredTexts;
  device: DeviceTexts;
  plain: LandingTexts & SignInTexts;
}

export const english: UiTexts = {
  texts: { ...englishTexts, ...englishScreenTexts, scanner: scannerEnglish },
  late: lateEnglish,
  device: deviceEnglish,
  plain: { ...plainEnglish, ...signInEnglish },
};
const spanish: UiTexts = {
  texts: { ...spanishTexts, ...spanishScreenTexts, scanner: scannerSpanish },
  late: lateSpanish,
  device: deviceSpanish,
  plain: { ...plainSpanish, ...signInSpanish },
};

/** The language that the app chooses in a browser of this locale. */
export function textsForLocale(locale: string | undefined): UiTexts {
  return locale?.startsWith('es') ? spanish : english;
}
