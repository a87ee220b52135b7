import {
  type AdminEvent,
  type createEvent,
  eventBody,
} from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import {
  defaultTicketPrice,
  emptyNonprofit,
  emptyWayHome,
  type WayHome,
} from '@wine-walk/common/model/events.ts';
import { formatCents, parseCents } from '../../kit/forms/amount.ts';
import { type AddIssue, formSchema } from '../../kit/forms/form-schema.ts';
import {
  type TimeInput,
  timeInputError,
  toInstant,
  toTimeInput,
} from '../../kit/forms/zoned-time.ts';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';

/** The event form as typed. */
export interface EventValues {
  name: string;
  description: string;
  place: string;
  hashtag: string;
  startTime: TimeInput;
  endTime: TimeInput;
  timeZone: string;
  /** Of a ticket at the desk: the amount as typed, the currency's ISO 4217 code. */
  ticketPrice: { amountCents: string; currency: string };
  isActive: boolean;
  /** Null: every active business, by name; else these, in this order. */
  businessIds: string[] | null;
  /** With a list: businesses added later join it, at its end. */
  joinsNewBusinesses: boolean;
  wayHome: WayHome;
  nonprofit: { name: string; url: string };
}

export type EventBody = BodyOf<typeof createEvent>;

const noTime: TimeInput = { local: '', occurrence: 'first' };

/** A new walk takes the businesses that there are, and further ones only where staff say so. */
function defaultBusinessIds(businesses: readonly AdminBusiness[]): string[] | null {
  const ids = participatingBusinesses({ businessIds: null }, businesses).map(({ id }) => id);
  return ids.length > 0 ? ids : null;
}

/** What stands in the form of an event, or of a new one in `newZone`. */
export function eventValues(
  record: AdminEvent | null,
  newZone: string,
  businesses: readonly AdminBusiness[],
): EventValues {
  const timeZone = record?.timeZone ?? newZone;
  const ticketPrice = record?.ticketPrice ?? defaultTicketPrice;
  return {
    name: record?.name ?? '',
    description: record?.description ?? '',
    place: record?.place ?? '',
    hashtag: record?.hashtag ?? '',
    startTime: record ? toTimeInput(record.startTime, timeZone) : noTime,
    endTime: record ? toTimeInput(record.endTime, timeZone) : noTime,
    timeZone,
    ticketPrice: {
      amountCents: formatCents(ticketPrice.amountCents),
      currency: ticketPrice.currency,
    },
    isActive: record?.isActive ?? true,
    businessIds: record ? record.businessIds : defaultBusinessIds(businesses),
    joinsNewBusinesses: record?.joinsNewBusinesses ?? false,
    wayHome: record?.wayHome ?? emptyWayHome,
    nonprofit: record?.nonprofit ?? emptyNonprofit,
  };
}

/** The moment of a typed time; one that is none is refused at its field, in words. */
export function requireInstant(
  field: string,
  typed: TimeInput,
  timeZone: string,
  refuse: AddIssue,
): string | undefined {
  const problem = timeInputError(typed, timeZone);
  if (problem) refuse(field, problem);
  return toInstant(typed, timeZone) ?? undefined;
}

/** The contract's rules over the form. */
export const eventSchema = formSchema<EventValues, EventBody>(eventBody, (values, refuse) => ({
  ...values,
  ticketPrice: {
    ...values.ticketPrice,
    amountCents: parseCents(values.ticketPrice.amountCents) ?? undefined,
  },
  startTime: requireInstant('startTime', values.startTime, values.timeZone, refuse),
  endTime: requireInstant('endTime', values.endTime, values.timeZone, refuse),
}));
