import { Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { format } from '../../kit/format.ts';
import { useShownAnnouncements } from '../../shared/use-shown-announcements.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  event: Pick<AdminEvent, 'id' | 'timeZone'>;
}

/** Number of phones that showed the latest announcement; nothing before the first one. */
export function LatestShown({ event }: Props) {
  const shown = useShownAnnouncements(event.id);
  const [latest] = shown?.announcements ?? [];
  if (!shown || !latest) return null;
  const { publishAt, audience, phones, reached } = latest;
  return (
    <Text fontSize="sm" color="muted">
      {texts.overview.urgent.latestShown({
        time: format.dateTime(publishAt, event.timeZone),
        count: phones,
        phones: format.number(phones),
        registered: audience === 'all' ? format.number(shown.registered) : null,
      })}
      {reached && ` ${texts.overview.urgent.reached(shownCounts(reached))}`}
    </Text>
  );
}

const shownCounts = ({
  wallet,
  push,
  mail,
  app,
}: Record<'wallet' | 'push' | 'mail' | 'app', number>) => ({
  wallet: format.number(wallet),
  push: format.number(push),
  mail: format.number(mail),
  app: format.number(app),
});
