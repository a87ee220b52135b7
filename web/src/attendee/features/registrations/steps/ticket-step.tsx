import { Box, Button, Flex, Input, Span, Text, VisuallyHidden } from '@chakra-ui/react';
import { ticketProblemCodes } from '@wine-walk/common/rules/tickets/ticket-problems.ts';
import { Camera, TicketCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { withTexts } from '../../../../i18n/load-texts.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { errorMessage } from '../../../../shared/error-message.ts';
import { FormField } from '../../../../ui/form-field.tsx';
import { lazyOnInteraction, useHasBeenOpen } from '../../../../ui/lazy-on-interaction.tsx';
import { LiveRegion } from '../../../../ui/live-region.tsx';
import { paths } from '../../../shared/paths.ts';
import type { RegistrationFields } from './form-schema.ts';
import { FormStep } from './step.tsx';
import { TicketCode, TicketCodeText, ticketCodeBox } from './ticket-code.tsx';
import { TicketIdText } from './ticket-id-text.tsx';
import { TicketNotice } from './ticket-notice.tsx';
import { useEventTime, useIsSoldOut, useTicketPrice } from './ticket-price.ts';
import { PurchaseNotice, SellerLink, SoldOutNotice } from './ticket-purchase.tsx';
import {
  type TicketValidationForm,
  type TicketValidationState,
  type UsedTicket,
} from './ticket-validation.ts';
import { OfferNotice, type PlaceOffer, usePlaceOffer } from './waiting-list.tsx';

const TicketScanner = lazyOnInteraction(() => withTexts(import('./ticket-scanner.tsx'), 'later'));

interface TicketStepProps {
  validation: TicketValidationForm;
  /** True if the email of the form is the account's. */
  isEmailFixed: boolean;
}

/** Ticket ID field, its validation result and the cash option. */
export function TicketStep({ validation, isEmailFixed }: TicketStepProps) {
  const texts = useTexts('registration');
  const { register, getValues, setFocus, setValue } = useFormContext<RegistrationFields>();
  const { ticket } = validation;
  const offer = usePlaceOffer();
  const isSoldOut = useIsSoldOut() && offer.state !== 'held';
  usePurchaseOfOffer(offer, validation);
  const isChecking = ticket.status === 'checking';
  const isDone = ticket.status === 'valid' || ticket.status === 'desk';
  const price = useTicketPrice();
  const [isScanning, setScanning] = useState(false);
  const hasScanned = useHasBeenOpen(isScanning);
  const error = ticket.status === 'none' ? ticket.error : undefined;

  const validate = async () => {
    await validation.validate(getValues('ticketId'));
    if (getValues('ticketId').trim() === '') setFocus('ticketId');
  };

  const purchase = useRef<HTMLHeadingElement>(null);
  const payCash = () => {
    flushSync(validation.payCash);
    purchase.current?.focus({ preventScroll: true });
  };

  const change = () => {
    flushSync(validation.reset);
    setFocus('ticketId', { shouldSelect: true });
  };

  return (
    <FormStep
      number={1}
      title={texts.steps.ticket}
      {...(!isDone && { intro: texts.ticketLead })}
      isDone={isDone}
    >
      {!isDone && (
        <>
          <FormField label={texts.ticketId} help={texts.ticketExample} error={error}>
            <Flex gap="2" w="full" wrap="wrap">
              <Input
                flex="1 1 11rem"
                // With enlarged text, a ticket ID needs the room on a narrow screen.
                px="max(8px, 24px - 0.5rem)"
                {...register('ticketId', { onChange: validation.reset })}
                autoCapitalize="characters"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="done"
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  void validate();
                }}
              />
              <Button
                variant="outline"
                minH="12"
                flex={{ base: '1 0 auto', sm: '0 0 auto' }}
                aria-busy={isChecking}
                onClick={() => void validate()}
              >
                {isChecking ? texts.validating : texts.validate}
              </Button>
            </Flex>
          </FormField>
          {ticket.status === 'none' && (
            <Box mt="-3">
              <Button variant="plain" px="0" onClick={() => setScanning(true)}>
                <Camera size={18} aria-hidden="true" />
                {texts.scanTicket}
              </Button>
            </Box>
          )}
        </>
      )}
      {hasScanned && (
        <TicketScanner
          isOpen={isScanning}
          onClose={() => setScanning(false)}
          onTicket={(ticketId) => {
            setScanning(false);
            setValue('ticketId', ticketId);
            void validation.validate(ticketId);
          }}
        />
      )}
      <OfferNotice offer={offer} />
      <Box {...(ticket.status === 'unconfirmed' ? ticketCodeBox : { display: 'contents' })}>
        <LiveRegion>
          <TicketMessage ticket={ticket} onChange={change} />
          {ticket.status === 'unconfirmed' && <TicketCodeText ticket={ticket} />}
        </LiveRegion>
        {ticket.status === 'unconfirmed' && (
          <TicketCode ticket={ticket} validation={validation} isEmailFixed={isEmailFixed} />
        )}
      </Box>
      {isSoldOut ? (
        <SoldOutNotice ticket={ticket} />
      ) : (
        <PurchaseNotice ref={purchase} ticket={ticket} onPayCash={payCash} />
      )}
      <SellerLink ticket={ticket} />
      {ticket.status === 'none' && !isSoldOut && (
        <Box mt="-3">
          <Button variant="plain" px="0" textAlign="start" onClick={payCash}>
            {price ? texts.noTicket : texts.free.noTicket}
          </Button>
        </Box>
      )}
    </FormStep>
  );
}

/** Selects the on-site purchase for the holder of an offer, who has no ticket. */
function usePurchaseOfOffer(offer: PlaceOffer, { ticket, payCash }: TicketValidationForm): void {
  const isHeld = offer.state === 'held';
  const select = useEffectEvent(() => {
    if (ticket.status === 'none') payCash();
  });
  useEffect(() => {
    // Effects must not render synchronously.
    if (isHeld) queueMicrotask(() => select());
  }, [isHeld]);
}

interface ResultProps {
  ticket: TicketValidationState;
  /** Shows the field again. */
  onChange: () => void;
}

/** Validation result of the ticket. */
function TicketMessage({ ticket, onChange }: ResultProps) {
  const problems = useTexts('problems');
  const texts = useTexts('registration');
  if (ticket.status === 'valid') {
    const { eventName, participantName, emailHint } = ticket.answer;
    return (
      <Flex
        gap="3"
        align="center"
        wrap="wrap"
        px="4"
        py="2"
        borderRadius="l2"
        bg="vineSoft"
        color="vineText"
      >
        <TicketCheck size={22} aria-hidden="true" style={{ flexShrink: 0 }} />
        {/* The toast says that it is validated. */}
        <Text fontWeight="600" flex="1 1 8rem" minW="0" overflowWrap="anywhere">
          <Span aria-hidden="true" whiteSpace="nowrap">
            {ticket.id}
          </Span>
          <VisuallyHidden>
            {texts.ticketValidFor({ ticketId: ticket.id, event: eventName ?? '' })}
          </VisuallyHidden>
          {emailHint && <> {texts.ticketConfirmed}</>}
          {participantName && !ticket.proof && (
            <> {texts.ticketHolder({ name: participantName })}</>
          )}
        </Text>
        <FocusedButton onClick={onChange}>{texts.changeTicket}</FocusedButton>
      </Flex>
    );
  }
  if (ticket.status === 'desk')
    return (
      <TicketNotice
        tone="gold"
        title={
          <TicketIdText text={texts.ticketAtDesk({ ticketId: ticket.id })} ticketId={ticket.id} />
        }
      >
        {texts.ticketAtDeskText}
        <Span display="block">
          <FocusedButton onClick={onChange}>{texts.changeTicket}</FocusedButton>
        </Span>
      </TicketNotice>
    );
  if (ticket.status === 'not-found' && ticket.answer.reason === 'used')
    return <UsedTicketNotice id={ticket.id} usedAt={ticket.answer.usedAt} />;
  if (ticket.status === 'not-found') {
    const { reason, message } = ticket.answer;
    const code = reason ? ticketProblemCodes[reason] : 'no-active-event';
    const titles = { 'other-event': texts.ticketOtherEvent, owes: texts.ticketRefused };
    const title = titles[reason as keyof typeof titles] ?? texts.ticketNotFound;
    return (
      <TicketNotice tone="danger" title={title}>
        {errorMessage({ code, message, details: { ticketId: ticket.id } }, { problems })}
      </TicketNotice>
    );
  }
  if (ticket.status === 'refused' && ticket.used) return <UsedTicketNotice {...ticket.used} />;
  if (ticket.status === 'refused')
    return (
      <TicketNotice tone="danger" title={texts.ticketRefused}>
        {ticket.message}
      </TicketNotice>
    );
  return null;
}

/** Button in place of the field that had the focus. */
function FocusedButton(props: { onClick: () => void; children: React.ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return <Button ref={button} variant="plain" color="inherit" px="0" {...props} />;
}

/** Shows the time at which a ticket was used, and the next step of its holder. */
function UsedTicketNotice({ id, usedAt }: UsedTicket) {
  const texts = useTexts('registration');
  const when = useEventTime(usedAt);
  return (
    <TicketNotice tone="danger" title={texts.ticketUsed}>
      {texts.ticketUsedText({ ticketId: id, when })}{' '}
      <a href={paths.login.getHref()} style={{ textDecoration: 'underline', fontWeight: 600 }}>
        {texts.signIn}
      </a>
    </TicketNotice>
  );
}
