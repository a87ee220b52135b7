import { isolateBidi } from '@wine-walk/common/lib/texts/bidi-isolation.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { TicketColor, TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { texts } from '../../texts/texts.ts';

/** Returns a type as staff need it at the door: 'Designated driver · No drinks · 19+'. */
export function typeFacts({ name, includesDrinks, minimumAge }: TicketType): string {
  const facts = [
    isolateBidi(name),
    !includesDrinks && texts.desk.facts.noDrinks,
    minimumAge !== null && `${minimumAge}+`,
  ];
  return joinFacts(facts);
}

/** Returns the handout for holders of these types: 'orange band, no glass'. null: a ticket without a type. */
export function handoutText(types: readonly (TicketType | null)[]): string {
  const bands = new Map<TicketColor, number>();
  for (const type of types) if (type) bands.set(type.color, (bands.get(type.color) ?? 0) + 1);
  const glasses = types.filter((type) => type?.includesDrinks ?? true).length;
  return [
    ...[...bands].map(([color, count]) => texts.desk.actions.bands[color]({ count })),
    texts.desk.actions.handout({ glasses }),
  ].join(', ');
}
