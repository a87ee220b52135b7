import { useCurrentLanguage } from '../platform/device/use-device-settings.ts';
import { type DeviceTexts, english } from './en/device.ts';
import { spanish } from './es/device.ts';

const catalogs = { en: english, es: spanish };

/**
 * Returns the device texts in the current language. Both languages load with the component that uses them.
 */
export function useDeviceTexts(): DeviceTexts {
  return catalogs[useCurrentLanguage()];
}
