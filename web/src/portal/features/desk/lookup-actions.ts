import { type DeskPerson } from '@wine-walk/common/model/desk.ts';
import { formats } from '../../../i18n/format.ts';
import { dueCents, firstName, type LookupResult } from './lookup-result-view.ts';

/** Button on the result screen. */
export interface LookupAction {
  label: string;
  kind: 'admit' | 'redeem' | 'check-in' | 'register' | 'sell' | 'ticket' | 'details' | 'cash';
  /** People to admit. */
  people: readonly DeskPerson[];
}

const { money } = formats('en-US');

/** Actions that need the server and are not offered offline. */
const onlineOnlyKinds: ReadonlySet<LookupAction['kind']> = new Set([
  'register',
  'sell',
  'ticket',
  'details',
  'cash',
]);

/** Refusals of a redemption code, for which selling a ticket is no remedy. */
const rewardReasons: ReadonlySet<LookupResult['reason']> = new Set([
  'not-paid',
  'reward-claimed',
  'reward-locked',
  'out-of-stock',
  'code-expired',
]);

/** Returns the actions for a result, main action first. */
export function lookupActions(result: LookupResult): LookupAction[] {
  const actions = allActions(result);
  return result.offline ? actions.filter(({ kind }) => !onlineOnlyKinds.has(kind)) : actions;
}

function allActions(result: LookupResult): LookupAction[] {
  const { people, event } = result;
  const [person, ...party] = people;
  const noPeople = { people: [] };
  if (result.at && person)
    return [{ kind: 'check-in', label: `Check in at ${result.at.name}`, people: [person] }];
  switch (result.answer) {
    case 'welcome':
    case 'collect':
      return [
        { kind: 'admit', label: admitLabel(people, result), people },
        ...(party.length > 0 && person ? [only(person, result)] : []),
        ...(person && !person.isVerified
          ? [{ kind: 'ticket' as const, label: 'They have a ticket', people: [person] }]
          : []),
      ];
    case 'redeem':
      return [{ kind: 'redeem', label: 'Handed over', ...noPeople }];
    case 'register':
      return [{ kind: 'register', label: 'Register and let in', ...noPeople }];
    default:
      return [
        ...(result.reason === 'used' && party.length > 0
          ? [{ kind: 'admit' as const, label: restLabel(party, result), people: party }]
          : []),
        ...(result.reason === 'not-paid' && person
          ? [
              {
                kind: 'cash' as const,
                label: `Take ${firstName(person.fullName)}’s cash`,
                people: [person],
              },
            ]
          : []),
        ...(rewardReasons.has(result.reason) || result.reward
          ? []
          : [
              {
                kind: 'sell' as const,
                label: `Sell a ticket at the desk · ${money(event.ticketPrice)}`,
                ...noPeople,
              },
            ]),
        ...(person
          ? [
              {
                kind: 'details' as const,
                label: `Look ${firstName(person.fullName)} up`,
                people: [person],
              },
            ]
          : []),
      ];
  }
}

function only(person: DeskPerson, result: LookupResult): LookupAction {
  const due = dueCents([person], result);
  const { currency } = result.event.ticketPrice;
  const paid = due > 0 ? `: paid ${money({ amountCents: due, currency })}` : '';
  return {
    kind: 'admit',
    label: `Only ${firstName(person.fullName)} now${paid}`,
    people: [person],
  };
}

/** Names the people to admit, since the title is about another person. */
function restLabel(party: readonly DeskPerson[], result: LookupResult): string {
  const [first, ...others] = party;
  const who = others.length === 0 ? firstName(first?.fullName) : `The other ${party.length}`;
  return `${who}: ${admitLabel(party, result)}`;
}

function admitLabel(people: readonly DeskPerson[], result: LookupResult): string {
  const glasses = people.length === 1 ? 'the glass' : `${people.length} glasses`;
  const amountCents = dueCents(people, result);
  const { currency } = result.event.ticketPrice;
  return amountCents > 0
    ? `Paid ${money({ amountCents, currency })}, ID seen, hand over ${glasses}`
    : `ID seen, hand over ${glasses}`;
}
