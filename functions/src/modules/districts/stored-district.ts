import { createHash } from 'node:crypto';
import { type DistrictDocument } from '@wine-walk/common/model/districts.ts';
import { documentPaths } from '../../firestore/paths.ts';

interface StoredDistrict {
  id: string;
  path: string;
  data: DistrictDocument;
}

/** The document that holds a district, under the hash of its JSON. */
export function toDistrictDocument(json: string): StoredDistrict {
  const id = createHash('sha256').update(json).digest('hex');
  return { id, path: documentPaths.district(id), data: { json } };
}
