import {
  type AdminBusiness,
  createBusiness,
  editBusiness,
  listAdminBusinesses,
} from '@contract/admin-businesses.ts';
import type { AdminEvent } from '@contract/admin-events.ts';
import { useState } from 'react';
import { useRecordForm } from '../forms/use-record-form.ts';
import { staffCall } from '../session/staff-call.ts';
import {
  type BusinessBody,
  type BusinessValues,
  businessSchema,
  businessValues,
} from './business-values.ts';

interface Props {
  business: AdminBusiness | null | undefined;
  events: readonly AdminEvent[];
  onDone: () => void;
}

/** The form of a business: sends which events it takes part in only where that was changed here. */
export function useBusinessForm({ business, events, onDone }: Props) {
  const toValues = (record: AdminBusiness | null) => businessValues(record, events);
  const [before] = useState(() =>
    toValues(business ?? null)
      .eventIds.toSorted()
      .join(),
  );
  return useRecordForm<BusinessValues, BusinessBody, AdminBusiness>({
    noun: 'Business',
    record: business,
    toValues,
    schema: businessSchema,
    create: (body, idempotencyKey) => staffCall(createBusiness, { body, idempotencyKey }),
    edit: (id, { eventIds, ...body }) => {
      const isChanged = eventIds?.toSorted().join() !== before;
      return staffCall(editBusiness, {
        params: { id },
        body: isChanged ? { ...body, eventIds } : body,
      });
    },
    readSaved: async (id) =>
      (await staffCall(listAdminBusinesses, {})).find((each) => each.id === id),
    onDone,
  });
}
