import { Flex, Text } from '@chakra-ui/react';
import { businessCategory } from '@wine-walk/common/model/categories.ts';
import { pictureUrl } from '@wine-walk/common/model/values.ts';
import { BusinessCard } from '../../../shared/business-card.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import { type CheckInActions, CheckInContext } from '../../../shared/check-in-context.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import type { BusinessValues } from './business-record.ts';

/** Nobody checks in at a preview. */
const noopCheckIn: CheckInActions = {
  start: () => undefined,
  scan: () => undefined,
  queuedBusinessIds: new Set(),
};

/** A business as attendees see it before their visit, from what is typed so far. */
export function BusinessPreview({ values }: { values: BusinessValues }) {
  const business = toBusinessView(values);
  if (!business) {
    return (
      <Text color="muted" fontSize="sm">
        Type a name and choose a category to see its card and its stamp.
      </Text>
    );
  }
  return (
    <div inert>
      <CheckInContext value={noopCheckIn}>
        <BusinessCard business={business} timeZone="UTC" link={{ to: '.' }} />
      </CheckInContext>
      <Flex justify="center" mt="3">
        <PassportStamp name={business.name} isSpecial={business.hasSpecialReward} size={92} />
      </Flex>
    </div>
  );
}

/** What the form would make of it; null before there is enough to show. */
function toBusinessView(values: BusinessValues): BusinessView | null {
  const category = businessCategory.safeParse(values.category).data;
  const name = values.name.trim();
  if (!category || !name) return null;
  return {
    ...values,
    id: 'preview',
    status: 'open',
    name,
    category,
    imageUrl: pictureUrl.safeParse(values.imageUrl).data ?? '',
    rating: Number(values.rating) || 0,
    latitude: 0,
    longitude: 0,
    visit: undefined,
    isVisited: false,
    distanceMeters: undefined,
  };
}
