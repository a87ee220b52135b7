import { useCurrentLanguage } from '../platform/device/language.ts';
import { type DeviceTexts, english } from './en/device.ts';
import { spanish } from './es/device.ts';

const catalogues = { en: english, es: spanish };

/** The texts of this device, in the current language: both come with the part that uses them. */
export function useDeviceTexts(): DeviceTexts {
  return catalogues[useCurrentLanguage()];
}
