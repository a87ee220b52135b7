import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import {
  importDistrict,
  maxGeoJsonBytes,
  removeDistrict,
} from '@wine-walk/common/api/districts.ts';
import { type DistrictMap } from '@wine-walk/common/model/districts.ts';
import { fitDistrictToSize } from '@wine-walk/common/rules/districts/fit.ts';
import { useState } from 'react';
import { showToast } from '../../../ui/toaster.tsx';
import { staffErrorMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

interface ReadFile {
  geoJson: unknown;
  /** As it would be stored, but for its attribution. */
  district: DistrictMap;
  summary: string;
}

/** Reads, checks and imports a district's file. */
export function useDistrictImport(
  eventId: string,
  stops: readonly AdminBusiness[],
  onDone: () => void,
) {
  const [attribution, setAttribution] = useState('© OpenStreetMap contributors');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const read = async (chosen: File) => {
    setFile(null);
    setProblem(null);
    const answer = await readDistrictFile(chosen, stops);
    if (typeof answer === 'string') setProblem(answer);
    else setFile(answer);
  };

  const carryOut = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
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
      return carryOut(() => staffCall(importDistrict, { params, body }), 'Map imported');
    },
    remove: () => carryOut(() => staffCall(removeDistrict, { params }), 'Map removed'),
  };
}

/** What the file would become, or in a sentence what is wrong with it: the server checks the same again. */
async function readDistrictFile(
  file: File,
  stops: readonly AdminBusiness[],
): Promise<ReadFile | string> {
  if (file.size > maxGeoJsonBytes)
    return `This file has ${Math.round(file.size / 1024 / 1024)} MB; at most 8 MB can be imported. Cut the map out closer around the doors.`;
  let geoJson: unknown;
  try {
    geoJson = JSON.parse(await file.text());
  } catch {
    return 'This file is not JSON. Export the map as GeoJSON.';
  }
  const fitted = await fitDistrictToSize(geoJson, { attribution: '', stops }, gzipBytes);
  if ('problem' in fitted) return fitted.problem;
  const { streets, areas } = fitted.district;
  const kilobytes = Math.ceil((await gzipBytes(fitted.json)) / 1000);
  const summary = `${streets.length} streets, ${areas.length} buildings and areas, ${kilobytes} KB.`;
  return { geoJson, district: fitted.district, summary };
}

async function gzipBytes(text: string): Promise<number> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}
