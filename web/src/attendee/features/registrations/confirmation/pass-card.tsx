import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import './pass.css';
import { Box, Card, Flex, Heading, QrCode, Text } from '@chakra-ui/react';
import { mapSearchUrl } from '@wine-walk/common/lib/map-search.ts';
import type { EventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../../i18n/texts.ts';
import { useWakeLock } from '../../../../platform/device/wake-lock.ts';
import { appOrigin } from '../../../../platform/lib/app-origin.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import { NewTabLink } from '../../../../ui/new-tab-link.tsx';
import { type Confirmation, useConfirmation } from '../../../shared/cached-confirmation.ts';
import { paths } from '../../../shared/paths.ts';
import { type OwnGuest, useOwnGuests } from '../guests/own-guests.ts';
import { VerificationNotice } from './verification-notice.tsx';

/** Time before the start from which people come to the desk, in milliseconds. */
const deskOpensBeforeMs = 60 * 60 * 1000;

interface DeckProps {
  confirmation: Confirmation;
  /** Event with its current times, which a cached confirmation does not have. */
  event: Confirmation['event'];
  status: EventStatus;
}

/** The attendee's pass, followed by those of the guests who were registered on this device. */
export function PassDeck({ confirmation, event, status }: DeckProps) {
  const ticket = useTexts('ticket');
  const { guests } = useOwnGuests(confirmation.submissionId);
  const all = guests.length + 1;
  const position = (at: number) => (all > 1 ? ticket.position({ at, all }) : undefined);
  return (
    <div className="pass-deck" data-several={all > 1 || undefined}>
      <PassCard confirmation={confirmation} event={event} status={status} position={position(1)} />
      {guests.map((guest, index) => (
        <GuestPass
          key={guest.submissionId}
          guest={guest}
          event={event}
          status={status}
          position={position(index + 2)}
        />
      ))}
    </div>
  );
}

/** Pass of a guest; code and name without a connection, too. */
function GuestPass({ guest, ...shown }: Omit<CardProps, 'confirmation'> & { guest: OwnGuest }) {
  const { confirmation } = useConfirmation(guest.submissionId, { live: null, refetchMs: 0 });
  const { submissionId, fullName: participantName } = guest;
  return <PassCard confirmation={{ ...confirmation, submissionId, participantName }} {...shown} />;
}

type Known = Pick<Confirmation, 'submissionId' | 'participantName'>;

interface CardProps extends Omit<DeckProps, 'confirmation'> {
  /** Only ID and name for a guest until the server responds. */
  confirmation: Known & Partial<Confirmation>;
  /** Place among several passes, such as '1 of 2'; undefined for the only one. */
  position: string | undefined;
}

/** Pass for the desk: event, name, when, where, code and state. */
function PassCard({ confirmation, event, status, position }: CardProps) {
  const texts = useTexts('confirmation');
  const { language } = useLanguage();
  const { date, timeRange } = useFormats();
  const id = useId();
  const { participantName, ticketType, arrivedAt, state } = confirmation;
  const now = useNow();
  const isAtDesk =
    arrivedAt == null &&
    state !== 'cancelled' &&
    status !== 'ended' &&
    Date.parse(event.startTime) - now <= deskOpensBeforeMs;
  return (
    <Card.Root
      as="section"
      className="confirmation-code pass-card"
      aria-labelledby={`${id}-event ${id}`}
    >
      <Card.Body display="grid" alignContent="start" gap="3" p="4">
        <Flex justify="space-between" gap="3" align="baseline" color="wineText" fontWeight="600">
          <Text id={`${id}-event`} dir="auto" overflowWrap="anywhere">
            {event.name}
          </Text>
          {position && (
            <Text flexShrink="0" fontSize="sm">
              {position}
            </Text>
          )}
        </Flex>
        <Box>
          <Heading as="h2" className="pass-name" id={id} dir="auto">
            {participantName}
          </Heading>
          {ticketType && (
            <Text color="muted" dir="auto">
              {ticketType.nameIn[language] || ticketType.name}
            </Text>
          )}
        </Box>
        <Code submissionId={confirmation.submissionId} isAtDesk={isAtDesk} />
        {/* On the first screen of a phone: a payment due is the next step. */}
        {isComplete(confirmation) && (
          <VerificationNotice confirmation={confirmation} status={status} />
        )}
        <dl className="pass-facts">
          <Fact term={texts.date}>{sentenceStart(date(event.startTime, event.timeZone))}</Fact>
          <Fact term={texts.time}>{timeRange(event.startTime, event.endTime, event.timeZone)}</Fact>
          <Fact term={texts.place}>
            <NewTabLink href={mapSearchUrl(event.place)}>{event.place}</NewTabLink>
          </Fact>
        </dl>
      </Card.Body>
    </Card.Root>
  );
}

function isComplete(confirmation: Known & Partial<Confirmation>): confirmation is Confirmation {
  return confirmation.event !== undefined;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" fontSize="xs" color="muted">
        {term}
      </Text>
      <Text as="dd" fontWeight="600" fontVariantNumeric="tabular-nums" dir="auto">
        {children}
      </Text>
    </div>
  );
}

interface CodeProps {
  submissionId: string;
  /** True from an hour before the start until the arrival. */
  isAtDesk: boolean;
}

/**
 * QR code of the confirmation's own address, large and in the first screen. Any camera opens it, and the desk
 * reads the ID from it.
 */
function Code({ submissionId, isAtDesk }: CodeProps) {
  const texts = useTexts('confirmation');
  const address = `${appOrigin()}${paths.confirmation.getHref(submissionId)}`;
  return (
    <Box justifySelf="center" textAlign="center" maxW="full">
      {isAtDesk && <StayAwake />}
      {/* White margin in pixels, also in dark mode and in forced colors: scanners require both. */}
      <Box
        bg="white"
        p="12px"
        borderRadius="l2"
        w="fit-content"
        maxW="full"
        mx="auto"
        css={{ forcedColorAdjust: 'none' }}
      >
        <QrCode.Root value={address} encoding={{ ecc: 'M' }}>
          <QrCode.Frame
            role="img"
            aria-label={texts.qrLabel({ id: submissionId })}
            boxSize="min(220px, 60vw)"
            color="black"
          >
            <QrCode.Pattern />
          </QrCode.Frame>
        </QrCode.Root>
      </Box>
      {isAtDesk && (
        <Text color="muted" fontSize="sm" mt="1.5" className="no-print">
          {texts.qrText}
        </Text>
      )}
    </Box>
  );
}

function StayAwake() {
  useWakeLock();
  return null;
}
