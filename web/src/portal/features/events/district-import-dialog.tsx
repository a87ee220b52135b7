import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import {
  importDistrict,
  maxGeoJsonBytes,
  readStreets,
  removeDistrict,
} from '@wine-walk/common/api/districts.ts';
import { findPlaces } from '@wine-walk/common/api/places.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { DistrictMap } from '@wine-walk/common/model/districts.ts';
import { marginMeters } from '@wine-walk/common/rules/districts/compact.ts';
import { fitDistrictToSize } from '@wine-walk/common/rules/districts/fit.ts';
import { lazy, Suspense, useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { FileField } from '../../kit/forms/file-field.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { texts } from '../../texts/texts.ts';

interface ReadFile {
  geoJson: unknown;
  /** District as stored, without the attribution. */
  district: DistrictMap;
  summary: string;
}

/** Reads, validates and imports a district file. */
function useDistrictImport(eventId: string, stops: readonly AdminBusiness[], onDone: () => void) {
  const [attribution, setAttribution] = useState(texts.events.mapDialog.defaultCredit);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (chosen: File) => {
    setFile(null);
    setProblem(null);
    const result = await readDistrictFile(chosen, stops);
    if (typeof result === 'string') setProblem(result);
    else setFile(result);
  };

  const load = useCall(readStreets, {
    onSuccess: async ({ geoJson }) => {
      setAttribution(texts.events.mapDialog.defaultCredit);
      const result = await prepareDistrict(geoJson, stops);
      if (typeof result === 'string') setProblem(result);
      else setFile(result);
    },
    onError: (error) => setProblem(staffMessage(error)),
  });

  const outcome = { onSuccess: onDone, onError: (error: Error) => setProblem(staffMessage(error)) };
  const replace = useCall(importDistrict, { ...outcome, success: texts.events.mapDialog.imported });
  const remove = useCall(removeDistrict, { ...outcome, success: texts.events.mapDialog.removed });

  const params = { id: eventId };
  return {
    attribution,
    setAttribution,
    read,
    isLoading: load.isPending,
    load: () => {
      setFile(null);
      setProblem(null);
      load.mutate({ params });
    },
    file,
    problem,
    isBusy: replace.isPending || remove.isPending,
    send: () =>
      replace.mutate({
        params,
        body: { attribution: attribution.trim(), geoJson: file?.geoJson },
      }),
    remove: (onSettled: () => void) => remove.mutate({ params }, { onSettled }),
  };
}

/** Returns the parsed district, or the error message. The server validates again. */
async function readDistrictFile(
  file: File,
  stops: readonly AdminBusiness[],
): Promise<ReadFile | string> {
  if (file.size > maxGeoJsonBytes)
    return texts.events.mapDialog.tooLarge({ megabytes: Math.round(file.size / 1024 / 1024) });
  let geoJson: unknown;
  try {
    geoJson = JSON.parse(await file.text());
  } catch {
    return texts.events.mapDialog.notJson;
  }
  return prepareDistrict(geoJson, stops);
}

async function prepareDistrict(
  geoJson: unknown,
  stops: readonly AdminBusiness[],
): Promise<ReadFile | string> {
  const fittedDistrict = await fitDistrictToSize(geoJson, { attribution: '', stops }, gzipBytes);
  if ('problem' in fittedDistrict)
    return staffMessage({ ...fittedDistrict, code: fittedDistrict.problem });
  const { streets, areas } = fittedDistrict.district;
  const kilobytes = Math.ceil((await gzipBytes(fittedDistrict.json)) / 1000);
  const summary = texts.events.mapDialog.summary({
    streets: streets.length,
    areas: areas.length,
    kilobytes,
    skipped: fittedDistrict.skipped,
  });
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
  const { mapDialog: t } = texts.events;
  const stops = participatingBusinesses(event, businesses);
  const { data: services } = useApiQuery(findPlaces, { query: {} });
  const { attribution, setAttribution, read, file, problem, isBusy, send, remove, ...streets } =
    useDistrictImport(event.id, stops, onClose);
  const [isAsking, setAsking] = useState(false);
  return (
    <UnsavedChangesDialog
      isDirty={Boolean(file)}
      size="lg"
      title={t.title({ event: event.name })}
      onClose={onClose}
    >
      <Stack gap="4" pb="4">
        <Text color="muted" fontSize="sm">
          {event.districtId ? t.replaces : t.withoutMap}{' '}
          {t.lead({ distance: format.distance(marginMeters) })}
        </Text>
        {services?.hasStreets && (
          <Button
            alignSelf="flex-start"
            variant="outline"
            loading={streets.isLoading}
            loadingText={t.loading}
            onClick={streets.load}
          >
            {t.load}
          </Button>
        )}
        <FormField label={t.credit} isRequired help={t.creditHelp}>
          <Input
            value={attribution}
            maxLength={200}
            onChange={({ target }) => setAttribution(target.value)}
          />
        </FormField>
        <FileField
          label={t.file}
          isRequired
          accept=".geojson,.json,application/geo+json"
          problem={undefined}
          onFile={(chosen) => {
            if (chosen) void read(chosen);
          }}
        />
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
            <Button variant="outline" isWaiting={isBusy} onClick={() => setAsking(true)}>
              {t.remove}
            </Button>
          )}
          <Button
            disabled={!file || attribution.trim() === ''}
            loading={isBusy}
            loadingText={t.submitting}
            onClick={send}
          >
            {t.submit}
          </Button>
        </Flex>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t.removeQuestion}
          action={t.remove}
          busyLabel={t.removing}
          isBusy={isBusy}
          onConfirm={() => remove(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <Text>{t.withoutMap}</Text>
        </ConfirmDialog>
      )}
    </UnsavedChangesDialog>
  );
}
