import { Grid, Skeleton } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { type ClipboardEvent, lazy, Suspense } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '../../kit/forms/fields.tsx';
import { parseNumberInput } from '../../kit/forms/form-schema.ts';
import type { BusinessBody, BusinessValues } from './business-record.ts';
import { parseCoordinates } from './coordinates.ts';

const PlaceMap = lazy(() => import('./location-picker.tsx'));

interface Props {
  form: UseFormReturn<BusinessValues, unknown, BusinessBody>;
  others: readonly AdminBusiness[];
  /** Check-in radius. */
  radiusMeters: number;
}

/** Latitude and longitude: typed, pasted as a pair, or chosen on the map. */
export function LocationFields({ form, others, radiusMeters }: Props) {
  const [typedLatitude, typedLongitude] = useWatch({
    control: form.control,
    name: ['latitude', 'longitude'],
  });
  const set = (latitude: string, longitude: string) => {
    const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;
    form.setValue('latitude', latitude, how);
    form.setValue('longitude', longitude, how);
  };
  const paste = (event: ClipboardEvent) => {
    const pair = parseCoordinates(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    set(...pair);
  };
  const decimal = { inputMode: 'decimal', onPaste: paste } as const;
  return (
    <>
      <Grid templateColumns="1fr 1fr" gap="4">
        <TextField form={form} name="latitude" label="Latitude" isRequired {...decimal} />
        <TextField form={form} name="longitude" label="Longitude" isRequired {...decimal} />
      </Grid>
      <Suspense fallback={<Skeleton h="288px" />}>
        <PlaceMap
          coordinates={coordinatesOf(typedLatitude, typedLongitude)}
          others={others}
          radiusMeters={radiusMeters}
          onChoose={({ latitude, longitude }) => set(latitude.toFixed(6), longitude.toFixed(6))}
        />
      </Suspense>
    </>
  );
}

/** Returns the typed coordinates; null if they are invalid. */
function coordinatesOf(typedLatitude: string, typedLongitude: string) {
  const latitude = parseNumberInput(typedLatitude) ?? Number.NaN;
  const longitude = parseNumberInput(typedLongitude) ?? Number.NaN;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
