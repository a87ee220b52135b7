import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { useDistrictImport } from './use-district-import.ts';

/** Leaflet: a chunk of its own. */
const DistrictPreview = lazy(() => import('./district-preview.tsx'));

interface Props {
  event: AdminEvent;
  businesses: readonly AdminBusiness[];
  onClose: () => void;
}

/** An event's map: a GeoJSON of its district, looked at before it is imported. */
export function DistrictImportDialog({ event, businesses, onClose }: Props) {
  const stops = participatingBusinesses(event, businesses);
  const { attribution, setAttribution, read, file, problem, isBusy, send, remove } =
    useDistrictImport(event.id, stops, onClose);
  return (
    <UnsavedChangesDialog
      isDirty={Boolean(file)}
      isOpen
      size="lg"
      title={`Map of ${event.name}`}
      onClose={onClose}
    >
      <Stack gap="4" pb="4">
        <Text color="muted" fontSize="sm">
          {event.districtId
            ? 'This event has a map. A new file takes its place.'
            : 'Without a map the doors are shown on plain paper, and the way as straight lines.'}{' '}
          A GeoJSON of the district with its streets, buildings, water and green (from
          OpenStreetMap, or drawn), at most 8 MB. What lies within 900 m of the doors is kept.
        </Text>
        <FormField label="Whose data it is" isRequired help="Shown on the map.">
          <Input
            value={attribution}
            maxLength={200}
            onChange={({ target }) => setAttribution(target.value)}
          />
        </FormField>
        <FormField label="GeoJSON file" isRequired>
          <Input
            type="file"
            pt="1.5"
            accept=".geojson,.json,application/geo+json"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void read(chosen);
            }}
          />
        </FormField>
        <Text role="status" color={problem ? 'dangerText' : 'muted'}>
          {problem ?? file?.summary ?? ''}
        </Text>
        {file && (
          <Suspense>
            <DistrictPreview district={file.district} stops={stops} />
          </Suspense>
        )}
        <Flex gap="2" justify="flex-end" wrap="wrap">
          {event.districtId && (
            <Button variant="outline" isWaiting={isBusy} onClick={() => void remove()}>
              Remove map
            </Button>
          )}
          <Button
            disabled={!file || attribution.trim() === ''}
            loading={isBusy}
            loadingText="Importing…"
            onClick={() => void send()}
          >
            Import map
          </Button>
        </Flex>
      </Stack>
    </UnsavedChangesDialog>
  );
}
