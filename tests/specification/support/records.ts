import { type Fields, send, sendForFields, sendForList } from './send.ts';

/** Kind of record that staff edit, as in the path of its calls. */
export type Kind = 'businesses' | 'events' | 'rewards';

/**
 * Fields of a new record as the specification names them. Records are inactive, so that no attendee sees them, and
 * the event is over.
 */
export const newRecords = {
  businesses: {
    name: 'Quill & Quire',
    description: 'Paper and ink.',
    address: '1 Mill Street, Harlow, VA',
    latitude: 38.1501,
    longitude: -79.0731,
    imageUrl: 'https://example.com/quill.jpg',
    category: 'retail',
    rating: 4.5,
    isActive: false,
  },
  events: {
    name: 'Spring Wine Walk',
    description: 'Nine doors to try.',
    startTime: '2024-04-20T18:00:00.000Z',
    endTime: '2024-04-20T22:00:00.000Z',
    isActive: false,
  },
  rewards: {
    name: 'Ink Well',
    description: 'A bottle of ink.',
    requiredVisits: 5,
    rewardType: 'visit_count',
    isActive: false,
  },
} as const satisfies Record<Kind, Fields>;

/** Creates a record with the fields of `newRecords`; `changes` replace fields of it. */
export function createRecord(kind: Kind, token: string, changes: Fields = {}): Promise<Fields> {
  const body = { ...newRecords[kind], ...changes };
  return sendForFields('POST', `/api/admin/${kind}`, { body, token });
}

/** Returns the record as the list of its kind has it. */
export async function listedRecord(kind: Kind, id: unknown, token: string): Promise<Fields> {
  const list = await sendForList('GET', `/api/admin/${kind}`, { token });
  const found = list.find((record) => record.id === id);
  if (!found) throw new Error(`${kind} has no ${String(id)}`);
  return found;
}

/** Sends the whole record back with these changes. */
export async function changeRecord(
  kind: Kind,
  id: unknown,
  token: string,
  changes: Fields,
): Promise<void> {
  const body = { ...(await listedRecord(kind, id, token)), ...changes };
  await sendForFields('PUT', `/api/admin/${kind}/${String(id)}`, { body, token });
}

/** Runs an action while these active records are inactive. */
export async function whileInactive(
  kind: Kind,
  ids: unknown[],
  token: string,
  act: () => Promise<void>,
): Promise<void> {
  const save = (isActive: boolean) =>
    Promise.all(ids.map((id) => changeRecord(kind, id, token, { isActive })));
  await save(false);
  try {
    await act();
  } finally {
    await save(true);
  }
}

/** Returns the status of the answer to a new record with these changes. */
export async function statusOfNew(kind: Kind, token: string, changes: Fields): Promise<number> {
  const body = { ...newRecords[kind], ...changes };
  return (await send('POST', `/api/admin/${kind}`, { body, token })).status;
}
