import type { AttendeeTexts } from '../../common/src/messages/types.ts';
import { englishTexts, spanishTexts } from './catalog-texts.ts';

/** Texts of the language that the app selects for this locale. */
export const textsForLocale = (locale: string | undefined): AttendeeTexts =>
  locale?.startsWith('es') ? spanishTexts : englishTexts;
