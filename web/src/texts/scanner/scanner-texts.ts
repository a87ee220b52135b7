import { useLanguage } from '../texts.ts';
import { english, type ScannerTexts } from './en.ts';
import { spanish } from './es.ts';

const catalogues = { en: english, es: spanish };

/** The texts of the scanner, in the current language: both come with it, and no first screen waits for them. */
export function useScannerTexts(): ScannerTexts {
  return catalogues[useLanguage().language];
}
