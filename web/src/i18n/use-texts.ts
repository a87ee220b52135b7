import { bundleOf } from 'virtual:texts-topics';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { use } from 'react';
import { useCurrentLanguage } from '../platform/device/use-device-settings.ts';
import { loadedTexts, loadTexts } from './load-texts.ts';
import { LocaleContext } from './texts.ts';

/** Returns the texts of a topic in the current language: `useTexts('feedback').title`. Suspends until they are loaded. */
export function useTexts<T extends keyof AttendeeTexts>(topic: T): AttendeeTexts[T] {
  const current = useCurrentLanguage();
  const language = use(LocaleContext)?.language ?? current;
  const name = bundleOf[topic] ?? '';
  const texts = loadedTexts(name, language) ?? use(loadTexts(name, language));
  return texts[topic] as AttendeeTexts[T];
}
