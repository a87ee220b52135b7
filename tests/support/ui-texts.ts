import { type DeferredTexts, english as lateEnglish } from '../../web/src/i18n/en/deferred.ts';
import { type DeviceTexts, english as deviceEnglish } from '../../web/src/i18n/en/device.ts';
import { type LandingTexts, enTexts as plainEnglish } from '../../web/src/i18n/en/landing.ts';
import { landingParts } from '../../web/src/i18n/en/landing-parts.ts';
import { type ScannerTexts, english as scannerEnglish } from '../../web/src/i18n/en/scanner.ts';
import { type SignInTexts, english as signInEnglish } from '../../web/src/i18n/en/session.ts';
import { spanish as lateSpanish } from '../../web/src/i18n/es/deferred.ts';
import { spanish as deviceSpanish } from '../../web/src/i18n/es/device.ts';
import { spanish as plainSpanish } from '../../web/src/i18n/es/landing.ts';
import { landingParts as landingPartsSpanish } from '../../web/src/i18n/es/landing-parts.ts';
import { spanish as scannerSpanish } from '../../web/src/i18n/es/scanner.ts';
import { spanish as signInSpanish } from '../../web/src/i18n/es/session.ts';
import type { ScreenTexts, Texts } from '../../web/src/i18n/texts.ts';
import { englishTexts, spanishTexts } from './catalog-texts.ts';

/** Texts that tests expect: those of the app and of the landing. */
export interface UiTexts {
  texts: Texts & ScreenTexts & { scanner: ScannerTexts };
  late: DeferredTexts;
  device: DeviceTexts;
  plain: LandingTexts & SignInTexts & { landingParts: typeof landingParts };
}

export const english: UiTexts = {
  texts: { ...englishTexts, scanner: scannerEnglish },
  late: lateEnglish,
  device: deviceEnglish,
  plain: { ...plainEnglish, ...signInEnglish, landingParts },
};
const spanish: UiTexts = {
  texts: { ...spanishTexts, scanner: scannerSpanish },
  late: lateSpanish,
  device: deviceSpanish,
  plain: { ...plainSpanish, ...signInSpanish, landingParts: landingPartsSpanish },
};

/** Texts of the language that the app selects for this locale. */
export function textsForLocale(locale: string | undefined): UiTexts {
  return locale?.startsWith('es') ? spanish : english;
}
