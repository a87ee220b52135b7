import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import {
  type AdminBusiness,
  createBusiness,
  editBusiness,
  listAdminBusinesses,
} from '@wine-walk/common/api/businesses.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { staffCall } from '../../session/staff-call.ts';
import {
  type BusinessBody,
  type BusinessValues,
  businessSchema,
  businessValues,
} from './business-values.ts';

interface Props {
  business: AdminBusiness | null | undefined;
  events: readonly AdminEvent[];
  /** The walk that the portal is about. */
  walk: AdminEvent | undefined;
  onDone: () => void;
}

/**
 * The form of a business: sends which events it takes part in only where that was changed here, and beside it
 * what it began with, so that other lists stay as others have made them meanwhile.
 */
export function useBusinessForm({ business, events, walk, onDone }: Props) {
  const takesAll = (eventId: string) =>
    events.some(({ id, businessIds }) => id === eventId && businessIds === null);
  return useRecordForm<BusinessValues, BusinessBody, AdminBusiness>({
    noun: 'Business',
    record: business,
    toValues: (record) => businessValues(record, events, walk),
    schema: businessSchema,
    create: (body, idempotencyKey) => staffCall(createBusiness, { body, idempotencyKey }),
    edit: (id, { eventIds, ...body }, base) => {
      const isChanged = eventIds?.toSorted().join() !== base.eventIds.toSorted().join();
      // An event that takes every active business by now, as the form says, is nothing one could leave.
      const seenEventIds = base.eventIds.filter((eventId) => !takesAll(eventId));
      return staffCall(editBusiness, {
        params: { id },
        body: isChanged ? { ...body, eventIds, seenEventIds } : body,
      });
    },
    readSaved: async (id) =>
      (await staffCall(listAdminBusinesses, {})).find((each) => each.id === id),
    onDone,
  });
}
