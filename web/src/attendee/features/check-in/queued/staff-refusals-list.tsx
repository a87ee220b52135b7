import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { z } from 'zod';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { persisted } from '../../../../platform/storage/persisted.ts';
import { Section } from '../../../../ui/section.tsx';
import { useEventData } from '../../../shared/event-data/event-data.ts';
import { CheckInEntry } from './check-in-entry.tsx';

/** Maximum number of stored keys; the oldest are dropped. More than one event needs. */
const maxDismissed = 100;
const keys = z.array(z.string());
const dismissedKeys = persisted('refusals-dismissed', (value) => keys.parse(value), 'session-user');

/** Check-ins refused by staff with their reason, until dismissed or repeated. */
export default function StaffRefusalsList() {
  const eventData = useEventData();
  const checkIn = useTexts('checkIn');
  const { time } = useFormats();
  const [dismissed, setDismissed] = useState<readonly string[]>(() => dismissedKeys.get() ?? []);
  if (eventData.status !== 'ready') return null;
  const { event, catalog, progress } = eventData;
  const refused = Object.entries(progress.refusals)
    .map(([businessId, refusal]) => ({
      ...refusal,
      key: `${event.id} ${businessId} ${refusal.refusedAt}`,
      businessName: [...catalog.businesses, ...catalog.formerBusinesses].find(
        ({ id }) => id === businessId,
      )?.name,
    }))
    .filter(({ key, businessName }) => businessName && !dismissed.includes(key));
  if (refused.length === 0) return null;
  const dismiss = (key: string) => {
    // Another tab may have dismissed others.
    const present = new Set([...(dismissedKeys.get() ?? []), ...dismissed, key]);
    const all = [...present].slice(-maxDismissed);
    dismissedKeys.set(all);
    setDismissed(all);
  };
  return (
    <Section title={checkIn.notConfirmedTitle}>
      <Box role="status">
        <Stack as="ul" gap="2">
          {refused.map(({ key, businessName = '', checkInTime, reason }) => (
            <CheckInEntry
              key={key}
              businessName={businessName}
              attemptText={checkIn.notConfirmedAt({ time: time(checkInTime, event.timeZone) })}
              refusal={checkIn.notConfirmedReasons[reason]}
              onDismiss={() => dismiss(key)}
            />
          ))}
        </Stack>
      </Box>
    </Section>
  );
}
