import { Stack } from '@chakra-ui/react';
import { ConfirmationActions } from './confirmation-actions.tsx';
import type { Confirmation } from './confirmation-banner.tsx';
import { ConfirmationFacts } from './confirmation-facts.tsx';
import { DeskCode } from './desk-code.tsx';
import { EventFacts } from './event-facts.tsx';
import { Reminders } from './reminders.tsx';
import { VerificationNotice } from './verification-notice.tsx';
import './confirmation.css';

/** What was registered, what to show at the desk and what to know beforehand; one page on paper. */
export function ConfirmationView({ confirmation }: { confirmation: Confirmation }) {
  const isPaid = confirmation.isVerified;
  return (
    <>
      <div className="confirmation-columns">
        <Stack gap="4" minW="0">
          <VerificationNotice isVerified={isPaid} />
          <ConfirmationFacts confirmation={confirmation} />
          <DeskCode submissionId={confirmation.submissionId} />
        </Stack>
        <Stack gap="4" minW="0">
          <EventFacts event={confirmation.event} />
          <Reminders isCashDue={!isPaid} />
        </Stack>
      </div>
      <ConfirmationActions />
    </>
  );
}
