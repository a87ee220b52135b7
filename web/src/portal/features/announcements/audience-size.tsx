import { Text } from '@chakra-ui/react';
import { countAudience } from '@wine-walk/common/api/announcements.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';
import type { AudienceChoice } from './audience-choices.ts';

/** Age in milliseconds until counts, which read everyone of the event, are refetched on focus. */
export const countMaxAgeMs = 60_000;

interface Props {
  eventId: string;
  choice: AudienceChoice;
}

/** Number of people whom an announcement would reach now. */
export function AudienceSize({ eventId, choice: { audience, audienceId } }: Props) {
  const query = { audience, ...(audienceId !== null && { audienceId }) };
  const { data } = useApiQuery(
    countAudience,
    { params: { eventId }, query },
    { staleTime: countMaxAgeMs },
  );
  if (!data) return null;
  const { people, emails } = data;
  return (
    <Text color="muted" fontSize="sm" mt="-2" role="status">
      {texts.announcements.form.audienceSize({
        people,
        emails,
        shown: format.number(people),
        shownEmails: format.number(emails),
      })}
    </Text>
  );
}
