import type { CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { ReadyEventData } from './event-data/event-data.ts';

type Translation = Record<Language, string>;

/** Returns the event data with the texts that staff wrote in a language, or the records' own ones where there are none. */
export function inLanguage<T extends Pick<ReadyEventData, 'event' | 'catalog'>>(
  eventData: T,
  language: Language,
): T {
  const described = <R extends { description: string; descriptionIn: Translation }>(
    record: R,
  ): R => ({
    ...record,
    description: record.descriptionIn[language] || record.description,
  });
  const named = <R extends { name: string; nameIn: Translation }>(record: R): R => ({
    ...record,
    name: record.nameIn[language] || record.name,
  });
  const listed = (business: CatalogBusiness): CatalogBusiness => ({
    ...described(business),
    imageAlt: business.imageAltIn[language] || business.imageAlt,
    rewardDescription: business.rewardDescriptionIn[language] || business.rewardDescription,
    offered: business.offeredIn[language] || business.offered,
  });
  const { event, catalog } = eventData;
  return {
    ...eventData,
    event: { ...described(event), mapPoints: event.mapPoints.map(named) },
    catalog: {
      ...catalog,
      businesses: catalog.businesses.map(listed),
      formerBusinesses: catalog.formerBusinesses.map(listed),
      rewards: catalog.rewards.map(described).map(named),
      formerRewards: catalog.formerRewards.map(described).map(named),
    },
  };
}
