import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { z } from 'zod';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { persisted } from '../../../../platform/storage/persisted.ts';
import { Section } from '../../../../ui/section.tsx';
import { useEventData } from '../../../shared/event-data.ts';
import { CheckInEntry } from './check-in-entry.tsx';

/** More than one evening has; older ones fall off. */
const maxKept = 100;
const keys = z.array(z.string());
const dismissedKeys = persisted('refusals-dismissed', (value) => keys.parse(value), 'session-user');

/** The check-ins that staff looked at and refused, each with why, until it is dismissed or made again. */
export default function StaffRefusalsList() {
  const walk = useEventData();
  const { checkIn } = useTexts();
  const { time } = useFormats();
  const [dismissed, setDismissed] = useState<readonly string[]>(() => dismissedKeys.get() ?? []);
  if (walk.status !== 'ready') return null;
  const { event, catalogue, progress } = walk;
  const refused = Object.entries(progress.refusals)
    .map(([businessId, refusal]) => ({
      ...refusal,
      key: `${event.id} ${businessId} ${refusal.refusedAt}`,
      businessName: [...catalogue.businesses, ...catalogue.formerBusinesses].find(
        ({ id }) => id === businessId,
      )?.name,
    }))
    .filter(({ key, businessName }) => businessName && !dismissed.includes(key));
  if (refused.length === 0) return null;
  const dismiss = (key: string) => {
    const all = [...dismissed, key].slice(-maxKept);
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
              made={checkIn.notConfirmedAt(time(checkInTime, event.timeZone))}
              refusal={checkIn.notConfirmedReasons[reason]}
              onDismiss={() => dismiss(key)}
            />
          ))}
        </Stack>
      </Box>
    </Section>
  );
}
