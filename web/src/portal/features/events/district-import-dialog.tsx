import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import {
  importDistrict,
  maxGeoJsonBytes,
  removeDistrict,
} from '@wine-walk/common/api/districts.ts';
import type { DistrictMap } from '@wine-walk/common/model/districts.ts';
import { fitDistrictToSize } from '@wine-walk/common/rules/districts/fit.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { staffErrorMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';

interface ReadFile {
  geoJson: unknown;
  /** District as stored, without the attribution. */
  district: DistrictMap;
  summary: string;
}

/** Reads, validates and imports a district file. */
function useDistrictImport(eventId: string, stops: readonly AdminBusiness[], onDone: () => void) {
  const [attribution, setAttribution] = useState('© OpenStreetMap contributors');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const read = async (chosen: File) => {
    setFile(null);
    setProblem(null);
    const result = await readDistrictFile(chosen, stops);
    if (typeof result === 'string') setProblem(result);
    else setFile(result);
  };

  const run = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await call();
      showToast({ type: 'success', title: done });
      onDone();
    } catch (error) {
      setProblem(staffErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  const params = { id: eventId };
  return {
    attribution,
    setAttribution,
    read,
    file,
    problem,
    isBusy,
    send: () => {
      const body = { attribution: attribution.trim(), geoJson: file?.geoJson };
      return run(() => staffCall(importDistrict, { params, body }), 'Map imported');
    },
    remove: () => run(() => staffCall(removeDistrict, { params }), 'Map removed'),
  };
}

/** Returns the parsed district, or the error message. The server validates again. */
async function readDistrictFile(
  file: File,
  stops: readonly AdminBusiness[],
): Promise<ReadFile | string> {
  if (file.size > maxGeoJsonBytes)
    return `This file is ${Math.round(file.size / 1024 / 1024)} MB. The limit is 8 MB. Crop the map closer to the businesses.`;
  let geoJson: unknown;
  try {
    geoJson = JSON.parse(await file.text());
  } catch {
    return 'This isn’t a JSON file. Export the map as GeoJSON.';
  }
  const fittedDistrict = await fitDistrictToSize(geoJson, { attribution: '', stops }, gzipBytes);
  if ('problem' in fittedDistrict) return fittedDistrict.problem;
  const { streets, areas } = fittedDistrict.district;
  const kilobytes = Math.ceil((await gzipBytes(fittedDistrict.json)) / 1000);
  const summary = `${streets.length} streets, ${areas.length} buildings and areas, ${kilobytes} KB.`;
  return { geoJson, district: fittedDistrict.district, summary };
}

async function gzipBytes(text: string): Promise<number> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

/** Leaflet: a separate chunk. */
const DistrictPreview = lazy(() => import('./district-preview.tsx'));

interface Props {
  event: AdminEvent;
  businesses: readonly AdminBusiness[];
  onClose: () => void;
}

/** Imports an event's map, a GeoJSON of its district, after a preview. */
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
            ? 'This event has a map. A new file replaces it.'
            : 'Without a map, attendees see businesses on a blank background and routes as straight lines.'}{' '}
          Upload a GeoJSON file with streets, buildings, water and parks, from OpenStreetMap or your
          own drawing, up to 8 MB. We keep everything within 900 m of the businesses.
        </Text>
        <FormField label="Credit" isRequired help="Who made the map. Shown on the map.">
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
