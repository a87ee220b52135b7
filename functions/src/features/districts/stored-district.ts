import { createHash } from 'node:crypto';
import type { DistrictDocument } from '../../contract/districts.ts';
import { paths } from '../../store/paths.ts';

interface StoredDistrict {
  id: string;
  path: string;
  data: DistrictDocument;
}

/** The document that holds a district, under the hash of its JSON. */
export function storedDistrict(json: string): StoredDistrict {
  const id = createHash('sha256').update(json).digest('hex');
  return { id, path: paths.district(id), data: { json } };
}
