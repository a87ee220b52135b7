import { compileCatalog } from '../../common/src/lib/texts/compile-catalog.ts';
import { type Catalog, textsFrom } from '../../common/src/lib/texts/texts.ts';
import type { AttendeeTexts } from '../../common/src/messages/types.ts';
import { defaultLanguage, type Language } from '../../common/src/model/languages.ts';
import { propertyOf, readPart, topicsWith } from '../../tools/texts/catalogs.ts';

/** Returns the texts of attendees. */
function textsIn(language: Language): AttendeeTexts {
  const topics = topicsWith('attendee').map((topic): [string, Catalog] => [
    propertyOf(topic),
    compileCatalog(
      readPart(topic, 'attendee', language),
      readPart(topic, 'attendee', defaultLanguage),
    ),
  ]);
  return textsFrom(Object.fromEntries(topics), language);
}

export const englishTexts = textsIn('en');
export const spanishTexts = textsIn('es');
