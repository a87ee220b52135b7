import { Text } from '@chakra-ui/react';
import { useFormats } from '../i18n/format.ts';
import { useTexts } from '../i18n/texts.ts';
import type { BusinessView } from './business-view.ts';

/** When the person was there, in the event's zone; nothing before the first check-in. */
export function BusinessVisit({
  business,
  timeZone,
}: {
  business: BusinessView;
  timeZone: string;
}) {
  const { businesses } = useTexts();
  const { time } = useFormats();
  if (!business.visit) return null;
  const at = time(business.visit.checkInTime, timeZone);
  return business.isVisited ? (
    <Text fontSize="sm" fontWeight="600" color="vineText">
      {businesses.visitedAt(at)}
    </Text>
  ) : (
    <Text fontSize="sm" fontWeight="600" color="goldText">
      {businesses.pendingSince(at)}
    </Text>
  );
}
