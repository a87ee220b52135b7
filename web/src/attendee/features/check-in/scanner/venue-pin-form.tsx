import { Button, Input, NativeSelect, Stack } from '@chakra-ui/react';
import type { VenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { type FormEvent, useState } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useScannerTexts } from '../../../../i18n/scanner-texts.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import { FormField } from '../../../../ui/form-field.tsx';

interface Props {
  /** Businesses that are not visited yet, nearest first. */
  businesses: readonly BusinessView[];
  /** Preselected business; null for the nearest. */
  businessId: string | null;
  onCode: (venue: VenueCode) => void;
}

/** Form for the six digits below a poster's QR code, for a phone without a working camera. */
export function VenuePinForm({ businesses, businessId: initialBusinessId, onCode }: Props) {
  const { checkIn } = useTexts();
  const scanner = useScannerTexts();
  const { distance } = useFormats();
  const [chosenId, setChosenId] = useState(initialBusinessId);
  const [pin, setPin] = useState('');
  const [isChecked, setChecked] = useState(false);
  // Without a location the order is not by distance, so no business is preselected.
  const nearest = businesses.find(({ distanceMeters }) => distanceMeters !== undefined);
  const businessId = chosenId ?? nearest?.id ?? '';
  const digits = pin.replace(/\s/g, '');
  const isComplete = /^\d{6}$/.test(digits);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isComplete && businessId) onCode({ businessId, code: digits });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField
          label={checkIn.pinBusiness}
          error={isChecked && !businessId ? scanner.missingBusiness : undefined}
        >
          <NativeSelect.Root>
            <NativeSelect.Field
              value={businessId}
              onChange={(event) => setChosenId(event.currentTarget.value)}
            >
              <option value="" disabled>
                {scanner.chooseBusiness}
              </option>
              {businesses.map(({ id, name, distanceMeters }) => (
                <option key={id} value={id}>
                  {distanceMeters === undefined ? name : `${name} · ${distance(distanceMeters)}`}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <FormField
          label={checkIn.pin}
          help={checkIn.pinHelp}
          error={isChecked && !isComplete ? checkIn.pinWrong : undefined}
        >
          <Input
            className="pin-input"
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
        </FormField>
        <Button type="submit" size="lg">
          {checkIn.usePin}
        </Button>
      </Stack>
    </form>
  );
}
