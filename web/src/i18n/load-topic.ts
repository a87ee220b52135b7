import { bundleOf } from 'virtual:texts-topics';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { loadTexts } from './load-texts.ts';

/** Returns the texts of a topic in the current language, outside of components. */
export async function loadTopic<T extends keyof AttendeeTexts>(
  topic: T,
): Promise<AttendeeTexts[T]> {
  const texts = await loadTexts(bundleOf[topic] ?? '');
  return texts[topic] as AttendeeTexts[T];
}
