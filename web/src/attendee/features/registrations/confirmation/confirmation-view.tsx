import './confirmation.css';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { EventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { localized } from '../../../../platform/device/organization.ts';
import { useOrganization } from '../../../../platform/device/use-device-settings.ts';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';
import { CalendarButtons } from '../../../shared/calendar-button.tsx';
import { invitationPath } from '../../../shared/invitation-path.ts';
import { paths } from '../../../shared/paths.ts';
import { ActionBar } from '../action-bar.tsx';
import { GuestsCard } from '../guests/guests-card.tsx';
import { TicketSaleContext } from '../steps/ticket-price.ts';
import { PassDeck } from './pass-card.tsx';
import { RegistrationDetails } from './registration-details.tsx';
import { SignCard } from './sign-card.tsx';

interface Props {
  confirmation: Confirmation;
  status: EventStatus;
  /** True if the server is unreachable and the confirmation comes from the cache. */
  isFromCache: boolean;
  onSigned: () => void;
}

/** Confirmation in the order of use: pass, reminders, registered data. Prints on one page. */
export function ConfirmationView({ confirmation, status, isFromCache, onSigned }: Props) {
  const texts = useTexts('confirmation');
  const { submissionId, isOwn, mustSign, state, event } = confirmation;
  const isOpen = state !== 'cancelled' && status !== 'ended';
  const canSign = mustSign && isOwn && isOpen;
  return (
    <TicketSaleContext value={event}>
      <PassDeck confirmation={confirmation} event={event} status={status} />
      <Stack className="confirmation-notice" gap="5">
        {mustSign && !canSign && isOpen && <Text fontWeight="600">{texts.mustSign}</Text>}
        {isFromCache && (
          <Text fontSize="sm" color="muted" role="status">
            {texts.cached}
          </Text>
        )}
        {canSign && (
          <Box className="no-print">
            <SignCard submissionId={submissionId} onSigned={onSigned} />
          </Box>
        )}
        {isOpen && <CalendarButtons event={event} />}
        {isOwn && isOpen && <GuestsCard confirmation={confirmation} />}
        {isOpen && (
          <Reminders
            isUpcoming={status === 'upcoming'}
            ticketAge={confirmation.ticketType?.minimumAge ?? null}
          />
        )}
        <RegistrationDetails confirmation={confirmation} isOpen />
      </Stack>
      <ConfirmationActions />
    </TicketSaleContext>
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
  isUpcoming: boolean;
  /** Minimum age of the ticket; null for that of the organization. */
  ticketAge: number | null;
}

/** List of things to bring and to know; without the advice about the arrival once the event has started. */
function Reminders({ isUpcoming, ticketAge }: RemindersProps) {
  const texts = useTexts('confirmation');
  const { minimumAge, arrivalAdvice } = useOrganization();
  const advice = localized(arrivalAdvice);
  const id = useId();
  const { photoId, age, drink, wayHome } = texts.reminderList;
  const lines = [
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
