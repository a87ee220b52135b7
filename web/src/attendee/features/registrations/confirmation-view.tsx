import { Stack, Text } from '@chakra-ui/react';
import type { EventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useWakeLock } from '../../../platform/device/wake-lock.ts';
import type { Confirmation } from '../../shared/cached-confirmation.ts';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { ConfirmationDetails } from './confirmation-details.tsx';
import { DeskCode } from './desk-code.tsx';
import { RegisteredEventDetails } from './registered-event-details.tsx';
import { Reminders } from './reminders.tsx';
import { TicketSaleContext } from './ticket-price.ts';
import { VerificationNotice } from './verification-notice.tsx';
import './confirmation.css';

interface Props {
  confirmation: Confirmation;
  status: EventStatus;
  /** True if the server is unreachable and the confirmation comes from the cache. */
  isFromCache: boolean;
}

/** Confirmation in the order of use: desk code, registered data, reminders. Prints on one page. */
export function ConfirmationView({ confirmation, status, isFromCache }: Props) {
  const { confirmation: texts } = useScreenTexts();
  useWakeLock();
  return (
    <TicketSaleContext value={confirmation.event}>
      <DeskCode submissionId={confirmation.submissionId} />
      <Stack className="confirmation-notice" gap="2">
        <VerificationNotice confirmation={confirmation} status={status} />
        {isFromCache && (
          <Text fontSize="sm" color="muted" role="status">
            {texts.cached}
          </Text>
        )}
      </Stack>
      <div className="confirmation-columns">
        <ConfirmationDetails confirmation={confirmation} />
        <Stack gap="4" minW="0">
          <RegisteredEventDetails event={confirmation.event} />
          {status !== 'ended' && (
            <Reminders isCashDue={!confirmation.isVerified} isUpcoming={status === 'upcoming'} />
          )}
        </Stack>
      </div>
      <ConfirmationActions />
    </TicketSaleContext>
  );
}
