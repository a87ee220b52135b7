import { english, type ScannerTexts } from './en/scanner.ts';
import { spanish } from './es/scanner.ts';
import { useLanguage } from './texts.ts';

const catalogs = { en: english, es: spanish };

/**
 * Returns the scanner texts in the current language. Both languages load with the scanner, so no first screen
 * waits for them.
 */
export function useScannerTexts(): ScannerTexts {
  return catalogs[useLanguage().language];
}
