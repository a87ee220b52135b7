import { useCurrentLanguage } from '../language.ts';
import { type DeviceTexts, english } from './en.ts';
import { spanish } from './es.ts';

const catalogues = { en: english, es: spanish };

/** The texts of this device, in the current language: both come with the part that uses them. */
export function useDeviceTexts(): DeviceTexts {
  return catalogues[useCurrentLanguage()];
}
