import type { ChangeTopic } from '@wine-walk/common/api/staff/changes.ts';
import type { UndoResult } from '@wine-walk/common/model/changes.ts';
import type { CallAs } from './client.ts';
import { change } from './store/database.ts';

interface StaffApi {
  as: CallAs<'admin' | 'desk'>;
}

/** Returns the list and the undo of changes, called as an admin by default. */
export function changesOf({ as }: StaffApi, person: 'admin' | 'desk' = 'admin') {
  const list = async (topic: ChangeTopic, eventId?: string) => {
    const query = `topic=${topic}${eventId ? `&eventId=${eventId}` : ''}`;
    return (await as(person, 'GET', `/api/admin/changes?${query}`)).json.changes;
  };
  const undo = (id: string | undefined | null, body = {}) =>
    as(person, 'POST', `/api/admin/changes/${id}/undo`, { body });
  return { list, undo };
}

/** Returns the counts of an undo, with the names of unchanged items. */
export const outcomeOf = ({ removed, restored, leftAlone }: UndoResult) => ({
  removed,
  restored,
  leftAlone: leftAlone.map(({ name }) => name),
});

/** Ends the time for the undo of a change. */
export const expire = (id: string | undefined | null) =>
  change(`changes/${id}`, { expiresAt: new Date(Date.now() - 1).toISOString() });
