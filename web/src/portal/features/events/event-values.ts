import type { AdminBusiness } from '@contract/admin-businesses.ts';
import { type AdminEvent, type createEvent } from '@contract/admin-events.ts';
import { defaultTicketPrice } from '@contract/documents.ts';
import type { BodyOf } from '@contract/endpoint.ts';
import { eventBody } from '@contract/event-body.ts';
import { noNonprofit, noWayHome, type WayHome } from '@contract/way-home.ts';
import { amountText, typedCents } from '../../forms/amount.ts';
import { formSchema, type Refuse } from '../../forms/form-schema.ts';
import { type TypedTime, timeProblem, typedInstant, typedTime } from '../../forms/zoned-time.ts';
import { takingPart } from '../../records/taking-part.ts';

/** The event form as typed. */
export interface EventValues {
  name: string;
  description: string;
  place: string;
  hashtag: string;
  startTime: TypedTime;
  endTime: TypedTime;
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

const noTime: TypedTime = { local: '', turn: 'first' };

/** A new walk takes the businesses that there are, and further ones only where staff say so. */
function everyone(businesses: readonly AdminBusiness[]): string[] | null {
  const ids = takingPart({ businessIds: null }, businesses).map(({ id }) => id);
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
    startTime: record ? typedTime(record.startTime, timeZone) : noTime,
    endTime: record ? typedTime(record.endTime, timeZone) : noTime,
    timeZone,
    ticketPrice: {
      amountCents: amountText(ticketPrice.amountCents),
      currency: ticketPrice.currency,
    },
    isActive: record?.isActive ?? true,
    businessIds: record ? record.businessIds : everyone(businesses),
    joinsNewBusinesses: record?.joinsNewBusinesses ?? false,
    wayHome: record?.wayHome ?? noWayHome,
    nonprofit: record?.nonprofit ?? noNonprofit,
  };
}

/** The moment of a typed time; one that is none is refused at its field, in words. */
export function requireInstant(
  field: string,
  typed: TypedTime,
  timeZone: string,
  refuse: Refuse,
): string | undefined {
  const problem = timeProblem(typed, timeZone);
  if (problem) refuse(field, problem);
  return typedInstant(typed, timeZone) ?? undefined;
}

/** The contract's rules over the form. */
export const eventSchema = formSchema<EventValues, EventBody>(eventBody, (values, refuse) => ({
  ...values,
  ticketPrice: {
    ...values.ticketPrice,
    amountCents: typedCents(values.ticketPrice.amountCents) ?? undefined,
  },
  startTime: requireInstant('startTime', values.startTime, values.timeZone, refuse),
  endTime: requireInstant('endTime', values.endTime, values.timeZone, refuse),
}));
