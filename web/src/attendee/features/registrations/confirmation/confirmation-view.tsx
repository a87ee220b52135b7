import { useOrganization } from '../../../../platform/device/use-device-settings.ts';
import './confirmation.css';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { EventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { Check, Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { localized } from '../../../../platform/device/organization.ts';
import { useWakeLock } from '../../../../platform/device/wake-lock.ts';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';
import { CalendarButton } from '../../../shared/calendar-button.tsx';
import { invitationPath } from '../../../shared/invitation-path.ts';
import { paths } from '../../../shared/paths.ts';
import { ActionBar } from '../action-bar.tsx';
import { GuestsCard } from '../guests/guests-card.tsx';
import { TicketSaleContext, usePayments, useTicketPrice } from '../steps/ticket-price.ts';
import { ConfirmationId } from './confirmation-id.tsx';
import { SignCard } from './sign-card.tsx';
import { DeskCode, VerificationNotice } from './verification-notice.tsx';

interface Props {
  confirmation: Confirmation;
  status: EventStatus;
  /** True if the server is unreachable and the confirmation comes from the cache. */
  isFromCache: boolean;
  onSigned: () => void;
}

/** Confirmation in the order of use: desk code, registered data, reminders. Prints on one page. */
export function ConfirmationView({ confirmation, status, isFromCache, onSigned }: Props) {
  const texts = useTexts('confirmation');
  const { submissionId, isOwn, mustSign, state } = confirmation;
  const isOpen = state !== 'cancelled' && status !== 'ended';
  const canSign = mustSign && isOwn && isOpen;
  useWakeLock();
  return (
    <TicketSaleContext value={confirmation.event}>
      <DeskCode confirmation={confirmation} status={status} />
      <Stack className="confirmation-notice" gap="2">
        <VerificationNotice confirmation={confirmation} status={status} />
        {mustSign && !canSign && status !== 'ended' && (
          <Text fontWeight="600">{texts.mustSign}</Text>
        )}
        {isFromCache && (
          <Text fontSize="sm" color="muted" role="status">
            {texts.cached}
          </Text>
        )}
        {canSign && (
          <Box className="no-print" mt="2">
            <SignCard submissionId={submissionId} onSigned={onSigned} />
          </Box>
        )}
      </Stack>
      <div className="confirmation-columns">
        <ConfirmationDetails confirmation={confirmation} />
        <Stack gap="4" minW="0">
          <RegisteredEventDetails event={confirmation.event} />
          {isOwn && isOpen && <GuestsCard confirmation={confirmation} />}
          {status !== 'ended' && (
            <Reminders
              isCashDue={!confirmation.isVerified}
              isUpcoming={status === 'upcoming'}
              ticketAge={confirmation.ticketType?.minimumAge ?? null}
            />
          )}
        </Stack>
      </div>
      <ConfirmationActions />
    </TicketSaleContext>
  );
}

/** Name, registration time and payment. */
function ConfirmationDetails({ confirmation }: { confirmation: Confirmation }) {
  const texts = useTexts('confirmation');
  const { dateTime } = useFormats();
  const { isCashOnly } = usePayments();
  const { submissionId, participantName, submittedAt, paymentMethod, ticketId, mustSign, event } =
    confirmation;
  return (
    <DescriptionCard
      title={texts.facts}
      action={
        <Flex gap="3" wrap="wrap" className="no-print">
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </Button>
          {!mustSign && (
            <Button asChild variant="outline" size="sm">
              <Link to={paths.signedCopy.getHref(submissionId)}>{texts.signedCopy}</Link>
            </Button>
          )}
        </Flex>
      }
      facts={[
        { term: texts.confirmationId, text: <ConfirmationId id={submissionId} /> },
        { term: texts.participantName, text: participantName },
        { term: texts.registeredAt, text: dateTime(submittedAt, event.timeZone) },
        {
          term: texts.payment,
          text: paymentMethod === 'cash' && !isCashOnly ? texts.atDesk : texts[paymentMethod],
        },
        ...(ticketId ? [{ term: texts.ticketId, text: ticketId }] : []),
      ]}
    />
  );
}

/** The registered event's own date, time and place, in its own time zone. */
function RegisteredEventDetails({ event }: { event: Confirmation['event'] }) {
  const texts = useTexts('confirmation');
  const { date, timeRange } = useFormats();
  return (
    <DescriptionCard
      title={event.name}
      action={<CalendarButton event={event} size="sm" className="no-print" />}
      facts={[
        { term: texts.date, text: date(event.startTime, event.timeZone) },
        { term: texts.time, text: timeRange(event.startTime, event.endTime, event.timeZone) },
        { term: texts.place, text: event.place },
      ]}
    />
  );
}

interface DescriptionCardProps {
  title: string;
  facts: { term: string; text: ReactNode }[];
  /** Action for the listed facts. */
  action?: ReactNode;
}

/** Description list of terms and values. */
function DescriptionCard({ title, facts, action }: DescriptionCardProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="4">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        <Stack as="dl" gap="3">
          {facts.map(({ term, text }) => (
            <Box key={term}>
              <Text as="dt" fontSize="sm" color="muted">
                {term}
              </Text>
              <Text
                as="dd"
                fontWeight="600"
                fontVariantNumeric="tabular-nums"
                overflowWrap="anywhere"
              >
                {text}
              </Text>
            </Box>
          ))}
        </Stack>
        {action && <Box>{action}</Box>}
      </Card.Body>
    </Card.Root>
  );
}

/** Link to the businesses, or to the group if its invitation led here. */
function ConfirmationActions() {
  const texts = useTexts('confirmation');
  const group = invitationPath(useLocation().search);
  return (
    <ActionBar label={texts.actions}>
      <Button asChild size="lg" w="full" maxW={{ md: '24rem' }}>
        <Link to={group ?? paths.home.getHref()}>{group ? texts.toGroup : texts.explore}</Link>
      </Button>
    </ActionBar>
  );
}

interface RemindersProps {
  isCashDue: boolean;
  isUpcoming: boolean;
  /** Minimum age of the ticket; null for that of the organization. */
  ticketAge: number | null;
}

/** Reminders: cash first if it is due; no early arrival after the event has started. */
function Reminders({ isCashDue, isUpcoming, ticketAge }: RemindersProps) {
  const texts = useTexts('confirmation');
  const price = useTicketPrice();
  const { isCashOnly } = usePayments();
  const { minimumAge, arrivalAdvice } = useOrganization();
  const advice = localized(arrivalAdvice);
  const id = useId();
  const { photoId, age, drink, wayHome } = texts.reminderList;
  const lines = [
    ...(isCashDue
      ? [isCashOnly ? texts.reminderCash({ price }) : texts.reminderPay({ price })]
      : []),
    ...(isUpcoming && advice ? [advice] : []),
    photoId,
    age({ age: ticketAge ?? minimumAge }),
    drink,
    wayHome,
  ];
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="3">
        <Heading as="h2" size="md" id={id}>
          {texts.reminders}
        </Heading>
        <Stack as="ul" gap="2" listStyleType="none">
          {lines.map((line) => (
            <Flex as="li" key={line} gap="3">
              <Flex as="span" color="vineText" flexShrink="0" mt="1">
                <Check size={17} strokeWidth={3} aria-hidden="true" />
              </Flex>
              <Text as="span">{line}</Text>
            </Flex>
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
