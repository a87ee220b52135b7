import { createHash } from 'node:crypto';
import { displayNameDocument } from '@wine-walk/common/model/participants.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { displayNameKey } from './display-name.ts';

/** What lets go of the name before and takes the next. */
export async function nameReservationWrites(
  [before, next]: readonly [string | null, string | null],
  eventId: string,
  uid: string,
): Promise<Write[] | 'taken'> {
  const places = [before, next].map((name) =>
    documentPaths.displayName(eventId, name === null ? 'none' : sha256(displayNameKey(name))),
  ) as [string, string];
  const [held, wanted] = await readDocuments(
    [places[0], displayNameDocument],
    [places[1], displayNameDocument],
  );
  if (next !== null && wanted && wanted.data.participantId !== uid) return 'taken';
  const isOther = places[0] !== places[1];
  const writes: Write[] = [];
  if (isOther && held?.data.participantId === uid)
    writes.push({ kind: 'delete', path: places[0], revision: held.revision });
  if (next !== null && !wanted)
    writes.push({ kind: 'create', path: places[1], data: { eventId, participantId: uid } });
  return writes;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);
