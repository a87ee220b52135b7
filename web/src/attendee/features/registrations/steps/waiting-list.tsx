import { Box, Button, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { joinWaitingList, readPlaceOffer } from '@wine-walk/common/api/waiting-list.ts';
import { parseLinkToken } from '@wine-walk/common/model/fields/link-token.ts';
import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, useTexts } from '../../../../i18n/texts.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { errorCode, errorMessage } from '../../../../shared/error-message.ts';
import { FormField } from '../../../../ui/form-field.tsx';
import { LiveRegion } from '../../../../ui/live-region.tsx';
import type { RegistrationFields } from './form-schema.ts';
import { TicketSaleContext, useEventTime } from './ticket-price.ts';

/** Returns the offer in the URL (`?offer=`); undefined without a complete one. */
export function useOfferToken(): string | undefined {
  const token = useSearchParams()[0].get('offer');
  return token !== null && parseLinkToken(token) ? token : undefined;
}

/** State of the offer in the URL: `over` also if its event is another one. */
export type PlaceOffer = { state: 'none' | 'loading' | 'over' } | { state: 'held'; endsAt: string };

/** Returns the offer of a place that opened this page. */
export function usePlaceOffer(): PlaceOffer {
  const token = useOfferToken();
  const { id } = use(TicketSaleContext);
  const { data, error } = useApiQuery(
    readPlaceOffer,
    { params: { offer: token ?? '' } },
    { enabled: token !== undefined },
  );
  if (token === undefined) return { state: 'none' };
  if (errorCode(error) === 'offer-over') return { state: 'over' };
  if (!data) return { state: 'loading' };
  return data.eventId === id ? { state: 'held', endsAt: data.endsAt } : { state: 'over' };
}

/** Says until when a place is held, or that the offer is over. */
export function OfferNotice({ offer }: { offer: PlaceOffer }) {
  const registration = useTexts('registration');
  const texts = registration.waitingList;
  const until = useEventTime(offer.state === 'held' ? offer.endsAt : null);
  if (offer.state === 'none' || offer.state === 'loading') return null;
  const isHeld = offer.state === 'held';
  return (
    <Box
      role="status"
      p="4"
      borderRadius="l2"
      bg={isHeld ? 'vineSoft' : 'goldSoft'}
      color={isHeld ? 'vineText' : 'goldText'}
    >
      <Text fontWeight="700">{isHeld ? texts.heldTitle : texts.overTitle}</Text>
      <Text fontSize="sm">{isHeld ? texts.held({ until }) : texts.over}</Text>
    </Box>
  );
}

/** Field that stores an email for a free place; then, in its place, that it is stored. */
export function JoinWaitingList({ eventId }: { eventId: string }) {
  const registration = useTexts('registration');
  const texts = registration.waitingList;
  const [joined, setJoined] = useState('');
  return (
    <>
      <LiveRegion>
        {joined && (
          <Box p="4" borderRadius="l2" bg="vineSoft" color="vineText">
            <Text fontWeight="700">{texts.joinedTitle}</Text>
            <Text fontSize="sm">{texts.joined({ email: joined })}</Text>
          </Box>
        )}
      </LiveRegion>
      {!joined && <WaitingListForm eventId={eventId} onJoined={setJoined} />}
    </>
  );
}

interface WaitingListFormProps {
  eventId: string;
  /** Called with the email that was stored. */
  onJoined: (email: string) => void;
}

function WaitingListForm({ eventId, onJoined }: WaitingListFormProps) {
  const problems = useTexts('problems');
  const registration = useTexts('registration');
  const texts = registration.waitingList;
  const { language } = useLanguage();
  const { getValues } = useFormContext<RegistrationFields>();
  const [email, setEmail] = useState(() => getValues('email'));
  const { mutate, isPending, error } = useCall(joinWaitingList, {
    onSuccess: (_, { body }) => onJoined(body.email),
  });
  const join = () => {
    if (isPending || email.trim() === '') return;
    mutate({ params: { eventId }, body: { email: email.trim(), language } });
  };
  const { invalid, tooMany, failed } = texts;
  const own = { codes: { 'invalid-input': invalid }, tooMany, failed };
  const message = error ? errorMessage(error, { own, problems }) : undefined;
  return (
    <Box display="grid" gap="3">
      <Box>
        <Heading as="h3" size="sm">
          {texts.title}
        </Heading>
        <Text fontSize="sm" color="muted">
          {texts.text}
        </Text>
      </Box>
      <FormField label={texts.email} error={message}>
        <Flex gap="2" w="full" wrap="wrap">
          <Input
            flex="1 1 11rem"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            enterKeyHint="done"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              join();
            }}
          />
          <Button
            variant="outline"
            minH="12"
            flex={{ base: '1 0 auto', sm: '0 0 auto' }}
            aria-busy={isPending}
            onClick={join}
          >
            {isPending ? texts.joining : texts.join}
          </Button>
        </Flex>
      </FormField>
    </Box>
  );
}
