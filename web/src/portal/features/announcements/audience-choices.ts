import type { Announcement } from '@wine-walk/common/api/announcements.ts';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { hasPrices } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { texts } from '../../texts/texts.ts';

type Audience = Pick<Announcement, 'audience' | 'audienceId'>;

/** Audience as an option of a select: 'all', 'ticket-type:driver', 'visitors:mill'. */
export interface AudienceChoice extends Audience {
  value: string;
  label: string;
}

/** Returns the value of an audience in a select. */
export function audienceValue({ audience, audienceId }: Audience): string {
  return audienceId === null ? audience : `${audience}:${audienceId}`;
}

/** Returns the audiences that an event offers. */
export function audienceChoices(
  event: Pick<AdminEvent, 'ticketPrice' | 'ticketTypes' | 'businessIds'>,
  businesses: readonly AdminBusiness[],
): AudienceChoice[] {
  const { audiences } = texts.announcements;
  const choice = (
    label: string,
    audience: Audience['audience'],
    audienceId: string | null = null,
  ) => ({ value: audienceValue({ audience, audienceId }), label, audience, audienceId });
  return [
    choice(audiences.all, 'all'),
    choice(audiences.ticketHolders, 'ticket-holders'),
    choice(audiences.notArrived, 'not-arrived'),
    choice(audiences.arrived, 'arrived'),
    choice(audiences.finished, 'finished'),
    ...(hasPrices(event) ? [choice(audiences.unpaid, 'unpaid')] : []),
    ...event.ticketTypes.map(({ id, name }) =>
      choice(audiences.ticketType({ type: name }), 'ticket-type', id),
    ),
    ...participatingBusinesses(event, businesses).map(({ id, name }) =>
      choice(audiences.visitors({ business: name }), 'visitors', id),
    ),
  ];
}

/** Returns the label of an audience, also of one that the event no longer offers. */
export function audienceLabel(audience: Audience, choices: readonly AudienceChoice[]): string {
  const value = audienceValue(audience);
  const label = choices.find((choice) => choice.value === value)?.label;
  if (label) return label;
  const { formerBusiness, formerTicketType, unpaid } = texts.announcements.audiences;
  if (audience.audience === 'unpaid') return unpaid;
  return audience.audience === 'visitors' ? formerBusiness : formerTicketType;
}
