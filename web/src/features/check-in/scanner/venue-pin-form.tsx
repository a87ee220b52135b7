import { Button, Input, NativeSelect, Stack } from '@chakra-ui/react';
import type { VenueCode } from '@domain/venue-code.ts';
import { type FormEvent, useState } from 'react';
import { FormField } from '../../../components/form-field.tsx';
import type { SeenBusiness } from '../../../components/seen-business.ts';
import { useTexts } from '../../../texts/texts.ts';

interface Props {
  /** What can be checked in at, nearest first. */
  businesses: readonly SeenBusiness[];
  onCode: (venue: VenueCode) => void;
}

/** The six digits under a poster's QR, for a phone without a working camera. */
export function VenuePinForm({ businesses, onCode }: Props) {
  const { checkIn } = useTexts();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  const [isRefused, setRefused] = useState(false);
  const businessId = chosenId ?? businesses[0]?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = /^\d{6}$/.test(pin.replace(/\s/g, ''));
    setRefused(!isWhole);
    if (isWhole && businessId) onCode({ businessId, code: pin.replace(/\s/g, '') });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label={checkIn.pinDoor}>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={businessId}
              onChange={(event) => setChosenId(event.currentTarget.value)}
            >
              {businesses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <FormField
          label={checkIn.pin}
          help={checkIn.pinHelp}
          error={isRefused ? checkIn.pinWrong : undefined}
        >
          <Input
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
        </FormField>
        <Button type="submit" size="lg" disabled={!businessId}>
          {checkIn.usePin}
        </Button>
      </Stack>
    </form>
  );
}
