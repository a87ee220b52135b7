import { english, type ScannerTexts } from './en/scanner.ts';
import { spanish } from './es/scanner.ts';
import { useLanguage } from './texts.ts';

const catalogues = { en: english, es: spanish };

/** The texts of the scanner, in the current language: both come with it, and no first screen waits for them. */
export function useScannerTexts(): ScannerTexts {
  return catalogues[useLanguage().language];
}
