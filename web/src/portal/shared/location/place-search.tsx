import { Stack, Text } from '@chakra-ui/react';
import { findPlaces, type Place } from '@wine-walk/common/api/places.ts';
import { Search } from 'lucide-react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  /** Path of the address. */
  name: Path<V>;
  onChoose: (place: Place) => void;
}

/** Button that finds the typed address on the map, if the deployment has a geocoder. */
export function PlaceSearch<V extends FieldValues, B>({ form, name, onChoose }: Props<V, B>) {
  const t = texts.shared.location;
  const typed: string = useWatch({ control: form.control, name });
  const address = typed.trim();
  const setup = useApiQuery(findPlaces, { query: {} });
  const search = useCall(findPlaces);
  if (!setup.data?.isConfigured) return null;
  const places = search.data?.places;
  const choose = (place: Place) => {
    onChoose(place);
    search.reset();
  };
  return (
    <Stack gap="2" align="flex-start">
      <Button
        variant="outline"
        size="sm"
        disabled={address === ''}
        loading={search.isPending}
        loadingText={t.finding}
        onClick={() => search.mutate({ query: { address } })}
      >
        <Search aria-hidden size="1em" /> {t.findPlace}
      </Button>
      {search.isError && <Alert tone="danger">{staffMessage(search.error, t.findFailed)}</Alert>}
      {places && (
        <Text role="status" fontSize="sm" color="muted">
          {places.length === 0 ? t.noPlace : t.choosePlace}
        </Text>
      )}
      {places?.map((place) => (
        <Button
          key={`${place.latitude} ${place.longitude}`}
          variant="ghost"
          size="sm"
          h="auto"
          py="2"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => choose(place)}
        >
          {place.label}
        </Button>
      ))}
    </Stack>
  );
}
