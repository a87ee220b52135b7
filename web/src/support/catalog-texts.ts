import { bundleOf } from 'virtual:texts-topics';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { loadedTexts } from '../i18n/load-texts.ts';

/** Returns the texts of attendees, which the setup of the tests has loaded (tests/support/load-texts.ts). */
const textsIn = (language: Language): AttendeeTexts =>
  Object.values(bundleOf)
    .map((name) => loadedTexts(name, language))
    .reduce((all, bundle) => ({ ...all, ...bundle }), {} as AttendeeTexts);

export const englishTexts = textsIn('en');
export const spanishTexts = textsIn('es');
