import { Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { findVenuePin } from '@wine-walk/common/api/check-in.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { type FormEvent, useState } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { ApiError, NetworkError } from '../../../../platform/api/api-errors.ts';
import { api } from '../../../../platform/session/api.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import { errorMessage } from '../../../../shared/error-message.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormField } from '../../../../ui/form-field.tsx';
import { useEventData } from '../../../shared/event-data/event-data.ts';

interface Props {
  /** Businesses that are not visited yet, nearest first. */
  businesses: readonly BusinessView[];
  /** Preselected business if the attendee chooses it; null for the nearest. */
  businessId: string | null;
  onCode: (venue: VenueCode) => void;
}

/**
 * Form for the six digits below a poster's QR code, for a phone without a working camera. The API finds the
 * business of the PIN; without a connection, or after many wrong ones, the attendee chooses it.
 */
export function VenuePinForm({ businesses, businessId, onCode }: Props) {
  const checkIn = useTexts('checkIn');
  const problems = useTexts('problems');
  const scanner = useTexts('scanner');
  const eventData = useEventData();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isSearching, setSearching] = useState(false);
  const digits = pin.replace(/\s/g, '');

  async function search(eventId: string) {
    setSearching(true);
    try {
      const found = await api(findVenuePin, { params: { eventId }, body: { pin: digits } });
      onCode({ businessId: found.businessId, code: digits });
    } catch (failure) {
      const isUnanswered = failure instanceof NetworkError;
      const isLimited = failure instanceof ApiError && failure.status === 429;
      if (isUnanswered || isLimited) setChosenId(businessId ?? nearestId(businesses));
      else setError(errorMessage(failure, { problems }));
    } finally {
      setSearching(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSearching) return;
    const isComplete = /^\d{6}$/.test(digits);
    setError(isComplete ? undefined : checkIn.pinWrong);
    if (!isComplete || eventData.status !== 'ready') return;
    if (chosenId === '') setError(scanner.missingBusiness);
    else if (chosenId) onCode({ businessId: chosenId, code: digits });
    else void search(eventData.event.id);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label={checkIn.pin} help={checkIn.pinHelp} error={error}>
          <Input
            className="pin-input"
            value={pin}
            onChange={(event) => {
              setPin(event.currentTarget.value);
              setError(undefined);
            }}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
        </FormField>
        {chosenId !== null && (
          <BusinessChoice businesses={businesses} chosenId={chosenId} onChoose={setChosenId} />
        )}
        <Button type="submit" size="lg" loading={isSearching} loadingText={checkIn.usePin}>
          {checkIn.usePin}
        </Button>
      </Stack>
    </form>
  );
}

/** Returns the nearest business, or an empty string if no location is known: the order is then no distance. */
function nearestId(businesses: readonly BusinessView[]): string {
  return businesses.find(({ distanceMeters }) => distanceMeters !== undefined)?.id ?? '';
}

interface BusinessChoiceProps {
  businesses: readonly BusinessView[];
  chosenId: string;
  onChoose: (businessId: string) => void;
}

/** Choice of the business when the API does not find it. */
function BusinessChoice({ businesses, chosenId, onChoose }: BusinessChoiceProps) {
  const checkIn = useTexts('checkIn');
  const scanner = useTexts('scanner');
  const { distance } = useFormats();
  return (
    <>
      <Text role="status">{scanner.chooseForPin}</Text>
      <FormField label={checkIn.pinBusiness}>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={chosenId}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            <option value="" disabled>
              {scanner.chooseBusiness}
            </option>
            {businesses.map(({ id, name, distanceMeters }) => (
              <option key={id} value={id}>
                {distanceMeters === undefined ? name : joinFacts([name, distance(distanceMeters)])}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
    </>
  );
}
