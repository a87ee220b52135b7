import { Box, Flex, Link, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { inviteTicketHolders, readInvitations } from '@wine-walk/common/api/staff/invitations.ts';
import { Copy, Mail, Printer } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { renderSVG } from 'uqr';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { Button } from '../../../ui/button.tsx';
import { copyOrShow } from '../../kit/copy-or-show.ts';
import { eventTimeText } from '../../kit/event-labels.ts';
import { format } from '../../kit/format.ts';
import { portalHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';
import { OverviewCard } from './overview-card.tsx';

/** Age from which the count is refetched on focus, in milliseconds: each count reads every unused ticket. */
const countMaxAgeMs = 5 * 60_000;

const copy = (text: string) => copyOrShow(text, texts.overview.share);

interface Props {
  event: AdminEvent;
  /** Event that the address opens now; undefined for none. */
  shown: AdminEvent | undefined;
}

/**
 * Ways to tell people about a published event: link, QR code, poster, text, and emails to ticket holders. While the address
 * opens an earlier event, nothing asks people to register.
 */
export function ShareCard({ event, shown }: Props) {
  const { share } = texts.overview;
  const earlier = shown && shown.id !== event.id ? shown : null;
  const url = `${appOrigin()}/`;
  const post = share.post({
    event: event.name,
    when: eventTimeText(event),
    place: event.place || null,
    url,
  });
  const code = renderSVG(url, { ecc: 'M', border: 2 });
  return (
    <OverviewCard
      title={earlier ? share.publishedTitle : share.title}
      lead={
        earlier
          ? share.later({
              earlier: earlier.name,
              end: format.dateTime(earlier.endTime, earlier.timeZone),
            })
          : share.text
      }
    >
      <Flex gap="4" align="center">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          alt={share.qrCode}
          width={96}
          height={96}
        />
        <Box minW="0">
          <Link href={url} fontSize="sm" overflowWrap="anywhere">
            {url}
          </Link>
          <Flex gap="2" wrap="wrap" mt="2">
            <Button size="sm" variant="outline" onClick={() => void copy(url)}>
              <Copy aria-hidden="true" />
              {share.copyLink}
            </Button>
            <Button asChild size="sm" variant="outline">
              <RouterLink to={portalHref('prints', { event: event.id, sheet: 'walk' })}>
                <Printer aria-hidden="true" />
                {share.poster}
              </RouterLink>
            </Button>
          </Flex>
        </Box>
      </Flex>
      {!earlier && (
        <>
          <Box>
            <Text fontSize="sm" fontWeight="600">
              {share.textLabel}
            </Text>
            <Text fontSize="sm" overflowWrap="anywhere">
              {post}
            </Text>
            <Button size="sm" variant="outline" mt="2" onClick={() => void copy(post)}>
              <Copy aria-hidden="true" />
              {share.copyText}
            </Button>
          </Box>
          <Invitations eventId={event.id} />
        </>
      )}
    </OverviewCard>
  );
}

/** Sends the registration link to the holders of unused tickets who do not have it yet. */
function Invitations({ eventId }: { eventId: string }) {
  const { share } = texts.overview;
  const params = { eventId };
  const { data } = useApiQuery(readInvitations, { params }, { staleTime: countMaxAgeMs });
  const invite = useCall(inviteTicketHolders, {
    success: ({ queued: count }) => share.invited({ count, shown: format.number(count) }),
    failure: share.inviteFailed,
    invalidates: [readInvitations],
  });
  if (!data || data.recipients === 0) return null;
  const { recipients, mailed, isConfigured, daysToSend: days } = data;
  const count = recipients - mailed;
  const shown = format.number(recipients);
  if (!isConfigured) return <Text fontSize="sm">{share.notSetUp}</Text>;
  if (count === 0)
    return <Text fontSize="sm">{share.allInvited({ count: recipients, shown })}</Text>;
  return (
    <Box>
      <Button
        size="sm"
        h="auto"
        minH="9"
        py="1.5"
        whiteSpace="normal"
        textAlign="start"
        loading={invite.isPending}
        loadingText={share.inviting}
        onClick={() => invite.mutate({ params })}
      >
        <Mail aria-hidden="true" />
        {share.invite({ count, shown: format.number(count) })}
      </Button>
      <Text color="muted" fontSize="sm" mt="1">
        {share.inviteNote({ days })}
      </Text>
    </Box>
  );
}
