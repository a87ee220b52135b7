import { Box } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { Alert } from '../kit/alert.tsx';
import { format } from '../kit/format.ts';
import { useOverview } from './use-overview.ts';

/** Effect of a form on attendees of an event in progress. */
export interface AttendeeImpact {
  event: Pick<AdminEvent, 'id' | 'name'>;
  /** Short descriptions; at least one. */
  texts: readonly string[];
}

/** Shows, before saving, how a form affects the event in progress and its attendees. */
export function AttendeeImpactNotice({ event, texts }: AttendeeImpact) {
  const { data } = useOverview(event.id, true);
  return (
    <Box w="full">
      <Alert tone="gold">
        <strong>{event.name} is on now.</strong> Saving changes it
        {data && ` for ${affectedPeopleText(data.people)}`}: {texts.join('; ')}. You can undo this
        for 10 minutes.
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
  const noun = registered === 1 ? 'person' : 'people';
  return `${format.number(registered)} registered ${noun}, ${format.number(walking)} of them walking`;
}
