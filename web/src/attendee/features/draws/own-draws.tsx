import { Card, Link as ChakraLink, Text } from '@chakra-ui/react';
import { listOwnDraws, type OwnDraw } from '@wine-walk/common/api/draws.ts';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { paths } from '../../shared/paths.ts';

interface Props {
  event: { id: string; timeZone: string };
}

/** Prize draws of the event with the attendee's own entries. Nothing without a draw or a connection. */
export default function OwnDraws() {
  const eventData = useEventData();
  if (eventData.status !== 'ready' || !eventData.isRegistered) return null;
  return <DrawList event={eventData.event} />;
}

function DrawList({ event }: Props) {
  const draws = useApiQuery(listOwnDraws, { params: { id: event.id } });
  return draws.data?.map((draw) => <OwnDrawCard key={draw.id} draw={draw} event={event} />);
}

function OwnDrawCard({ draw, event: { timeZone } }: { draw: OwnDraw } & Props) {
  const texts = useTexts('drawPage');
  const { date, time } = useFormats();
  const { id, prize, stamps, closesTime, closedAt, entry, winningEntry } = draw;
  const text = () => {
    if (closedAt === null) {
      const until = `${date(closesTime, timeZone)}, ${time(closesTime, timeZone)}`;
      return texts.ownOpen({ stamps, time: until });
    }
    if (entry === null) return texts.ownOut;
    if (winningEntry === null) return texts.ownEntry({ entry });
    return winningEntry === entry
      ? texts.ownWon({ entry })
      : texts.ownLost({ winner: winningEntry, entry });
  };
  return (
    <Card.Root as="section">
      <Card.Body gap="1">
        <Text fontWeight="600">{texts.own({ prize })}</Text>
        <Text>{text()}</Text>
        <ChakraLink asChild minH="11" alignSelf="flex-start">
          <Link to={paths.draw.getHref(id)}>{texts.more}</Link>
        </ChakraLink>
      </Card.Body>
    </Card.Root>
  );
}
