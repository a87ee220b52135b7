import { Button, Grid, Skeleton, Text } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { readDistrict } from '@wine-walk/common/api/districts.ts';
import { parseCoordinate, parseCoordinates } from '@wine-walk/common/lib/parse-coordinates.ts';
import { areLikelySwapped } from '@wine-walk/common/rules/businesses/swapped-coordinates.ts';
import { type ClipboardEvent, lazy, Suspense, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { Alert } from '../../kit/alert.tsx';
import { TextField } from '../../kit/forms/fields.tsx';
import { parseNumberInput } from '../../kit/forms/form-schema.ts';
import { texts } from '../../texts/texts.ts';
import { PlaceSearch } from './place-search.tsx';

const LocationPicker = lazy(() => import('./location-picker.tsx'));

const mapSkeleton = <Skeleton h="288px" />;

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  /** Paths of the two inputs. */
  names: Readonly<Record<'latitude' | 'longitude', Path<V>>>;
  /** Path of the address; undefined for a place without one. */
  address?: Path<V>;
  /** Accessible name of the pin. */
  pinLabel: string;
  /** Shown on the map. */
  others: readonly AdminBusiness[];
  /** Streets to show; null if none were imported. */
  districtId: string | null;
  /** Check-in radius; null for a place without check-in. */
  radiusMeters: number | null;
  /** Default: true. */
  showsMap?: boolean;
  /** False for further places of a form, whose first one has the hint. Default: true. */
  showsHint?: boolean;
}

/** Latitude and longitude: typed, pasted as a pair, or chosen on the map. */
export function LocationFields<V extends FieldValues, B>(props: Props<V, B>) {
  const {
    form,
    names,
    address,
    pinLabel,
    others,
    districtId,
    radiusMeters,
    showsMap = true,
    showsHint = true,
  } = props;
  const input = { params: { id: districtId ?? '' } };
  const isRead = showsMap && districtId !== null;
  const district = useApiQuery(readDistrict, input, { enabled: isRead });
  const typedLatitude: string = useWatch({ control: form.control, name: names.latitude });
  const typedLongitude: string = useWatch({ control: form.control, name: names.longitude });
  const [hasUnreadLink, setUnreadLink] = useState(false);
  const set = (latitude: string, longitude: string) => {
    setUnreadLink(false);
    const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;
    form.setValue(names.latitude, latitude as PathValue<V, Path<V>>, how);
    form.setValue(names.longitude, longitude as PathValue<V, Path<V>>, how);
  };
  const pasteInto = (name: Path<V>) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const pair = parseCoordinates(text);
    // Plain numbers are left to the field, which refuses '38,15': it can be half of a pair.
    const one = /^[-+\d.,\s]*$/.test(text) ? undefined : parseCoordinate(text);
    if (pair) set(...pair);
    else if (/^https?:/i.test(text.trim())) setUnreadLink(true);
    else if (one !== undefined)
      form.setValue(name, String(one) as PathValue<V, Path<V>>, { shouldDirty: true });
    else return;
    event.preventDefault();
  };
  const choose = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    set(latitude.toFixed(6), longitude.toFixed(6));
  const coordinates = coordinatesOf(typedLatitude, typedLongitude);
  const typed = { latitude: Number(typedLatitude), longitude: Number(typedLongitude) };
  const isSwapped =
    typedLatitude !== '' && typedLongitude !== '' && areLikelySwapped(typed, others);
  return (
    <>
      {address && <PlaceSearch form={form} name={address} onChoose={choose} />}
      <Grid templateColumns="1fr 1fr" gap="4">
        <TextField
          form={form}
          name={names.latitude}
          label={texts.shared.location.latitude}
          isRequired
          inputMode="decimal"
          onPaste={pasteInto(names.latitude)}
        />
        <TextField
          form={form}
          name={names.longitude}
          label={texts.shared.location.longitude}
          isRequired
          inputMode="decimal"
          onPaste={pasteInto(names.longitude)}
        />
      </Grid>
      {showsHint && (
        <Text fontSize="sm" color="muted">
          {texts.shared.location.pasteHint}
        </Text>
      )}
      {hasUnreadLink && <Alert tone="gold">{texts.shared.location.linkWithoutPlace}</Alert>}
      {isSwapped && (
        <Alert tone="gold">
          {texts.shared.location.swapped}{' '}
          <Button size="xs" variant="outline" onClick={() => set(typedLongitude, typedLatitude)}>
            {texts.shared.location.swap}
          </Button>
        </Alert>
      )}
      {showsMap && district.isLoading && mapSkeleton}
      {/* The first view of the map fits the streets. */}
      {showsMap && !district.isLoading && (
        <Suspense fallback={mapSkeleton}>
          <LocationPicker
            pinLabel={pinLabel}
            coordinates={coordinates}
            others={others}
            district={district.data ?? null}
            hasStreets={districtId !== null}
            radiusMeters={radiusMeters}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the typed coordinates; null if they are invalid. */
function coordinatesOf(typedLatitude: string, typedLongitude: string) {
  const latitude = parseNumberInput(typedLatitude) ?? Number.NaN;
  const longitude = parseNumberInput(typedLongitude) ?? Number.NaN;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
