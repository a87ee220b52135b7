import { Flex, Text } from '@chakra-ui/react';
import { businessCategory } from '@wine-walk/common/model/categories.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { BusinessCard } from '../../../shared/business-card.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import { type CheckInActions, CheckInContext } from '../../../shared/check-in-context.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { texts } from '../../texts/texts.ts';
import type { BusinessValues } from './business-record.ts';
import { useShownPicture } from './linked-picture.tsx';

/** Check-in actions that do nothing: the preview has no check-in. */
const noopCheckIn: CheckInActions = {
  start: () => undefined,
  scan: () => undefined,
  queuedBusinessIds: new Set(),
  isUpcoming: false,
};

/** Live preview of the business as attendees see it before their visit. */
export function BusinessPreview({ values }: { values: BusinessValues }) {
  const business = toBusinessView(values, useShownPicture(values.imageUrl));
  if (!business) {
    return (
      <Text color="muted" fontSize="sm">
        {texts.businesses.preview.none}
      </Text>
    );
  }
  return (
    <div inert>
      <CheckInContext value={noopCheckIn}>
        <BusinessCard business={business} timeZone="UTC" link={{ to: '.' }} />
      </CheckInContext>
      <Flex justify="center" mt="3">
        <PassportStamp business={business} size={92} />
      </Flex>
    </div>
  );
}

/** Returns the view of the form's business; null until the required fields are filled in. */
function toBusinessView(values: BusinessValues, imageUrl: string): BusinessView | null {
  const category = businessCategory.safeParse(values.category).data;
  const name = values.name.trim();
  if (!category || !name) return null;
  return {
    ...values,
    ...values.facts,
    offeredIn: inNoLanguage,
    offerText: '',
    pours: [],
    requiresVenueCode: false,
    id: 'preview',
    status: 'open',
    name,
    category,
    imageUrl,
    rating: Number(values.rating) || 0,
    latitude: 0,
    longitude: 0,
    visit: undefined,
    isVisited: false,
    distanceMeters: undefined,
  };
}
