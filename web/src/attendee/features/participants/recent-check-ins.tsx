import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { localTimeOf } from '@wine-walk/common/lib/local-time.ts';
import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import type { ProgressDocument, Visit } from '@wine-walk/common/model/participants.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';

/** The five latest check-ins, newest first. */
export function RecentCheckIns({ eventData }: { eventData: ReadyEventData }) {
  const profile = useTexts('profile');
  const latest = latestVisits(eventData.progress);
  const { businesses, formerBusinesses } = eventData.catalog;
  const names = new Map([...formerBusinesses, ...businesses].map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id);
  return (
    <Section title={profile.checkInsTitle}>
      {latest.length === 0 ? (
        <Text color="muted">{profile.noCheckIns}</Text>
      ) : (
        <chakra.ol
          listStyleType="none"
          bg="card"
          borderWidth="1px"
          borderColor="line"
          borderRadius="l3"
          boxShadow="card"
          px="4"
        >
          {latest.map(({ businessId, visit }, index) => (
            <chakra.li key={businessId} py="3" borderTopWidth={index > 0 ? '1px' : '0'}>
              <Flex align="center" justify="space-between" wrap="wrap" columnGap="3" rowGap="1">
                <Box flex="1 1 11rem" minW="0">
                  <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
                    {nameOf(businessId) ?? profile.businessNumber({ businessId })}
                  </Text>
                  {nameOf(businessId) && (
                    <Text fontSize="sm" color="muted" overflowWrap="anywhere">
                      {profile.businessNumber({ businessId })}
                    </Text>
                  )}
                  <Text fontSize="sm" color="muted">
                    <CheckInTime at={visit.checkInTime} timeZone={eventData.event.timeZone} />
                  </Text>
                </Box>
                <StatusBadge status={visit.state} />
              </Flex>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
    </Section>
  );
}

function CheckInTime({ at, timeZone }: { at: Instant | null; timeZone: string }) {
  const common = useTexts('common');
  const profile = useTexts('profile');
  const { time, dateTime } = useFormats();
  const now = useNow();
  if (at === null) return common.unknownTime;
  return (
    <time dateTime={at}>
      {isSameDay(Date.parse(at), now, timeZone)
        ? profile.today({ time: time(at, timeZone) })
        : dateTime(at, timeZone)}
    </time>
  );
}

/** Number of check-ins on the profile (specification, section 9). */
const maxShown = 5;

interface LatestVisit {
  businessId: string;
  visit: Visit;
}

/** Returns the five latest visits of an event, newest first and unknown times last. */
function latestVisits({ visits }: Pick<ProgressDocument, 'visits'>): LatestVisit[] {
  return Object.entries(visits)
    .map(([businessId, visit]) => ({ businessId, visit }))
    .toSorted((a, b) => (b.visit.checkInTime ?? '').localeCompare(a.visit.checkInTime ?? ''))
    .slice(0, maxShown);
}

/** True if two timestamps, in epoch milliseconds, are on the same day in the time zone. */
function isSameDay(one: number, other: number, timeZone: string): boolean {
  const [day, otherDay] = [one, other].map((at) =>
    localTimeOf(new Date(at).toISOString(), timeZone).slice(0, 'yyyy-mm-dd'.length),
  );
  return day === otherDay;
}
