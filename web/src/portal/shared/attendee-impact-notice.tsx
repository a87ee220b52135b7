import { Box } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { EventEffect } from '@wine-walk/common/model/events.ts';
import { Alert } from '../kit/alert.tsx';
import { format } from '../kit/format.ts';
import { texts } from '../texts/texts.ts';
import { eventEffectsText } from './event-effects-text.ts';
import { useOverview } from './use-overview.ts';

/** Effect of a form on attendees of an event in progress. */
export interface AttendeeImpact {
  event: Pick<AdminEvent, 'id' | 'name'>;
  /** Effects of the form, at least one. */
  effects: readonly EventEffect[];
}

/** Shows, before saving, how a form affects the event in progress and its attendees. */
export function AttendeeImpactNotice({ event, effects }: AttendeeImpact) {
  const { impact: t } = texts.events;
  const { data } = useOverview(event.id, true);
  const named = eventEffectsText(effects);
  return (
    <Box w="full">
      <Alert tone="gold">
        <strong>{t.onNow({ event: event.name })}</strong>{' '}
        {data
          ? t.changesFor({ people: affectedPeopleText(data.people), changes: named })
          : t.changes({ changes: named })}
      </Alert>
    </Box>
  );
}

/** Returns the number of people that a change of the event affects: '40 registered people, 3 of them walking'. */
export function affectedPeopleText({
  registered,
  walking,
}: {
  registered: number;
  walking: number;
}) {
  return texts.events.impact.people({
    count: registered,
    registered: format.number(registered),
    walking: format.number(walking),
  });
}
