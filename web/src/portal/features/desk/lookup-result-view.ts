import type { lookUpAtDesk } from '@wine-walk/common/api/desk.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { AdminTill } from '@wine-walk/common/api/tills.ts';
import type { DeskPerson, DeskRefusal } from '@wine-walk/common/model/desk.ts';
import type { Instant } from '@wine-walk/common/model/values.ts';
import { parseVenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { readStampCard } from '@wine-walk/common/rules/registrations/stamp-card.ts';
import { isolateBidi } from '../../../i18n/bidi-isolation.ts';
import { formats } from '../../../i18n/format.ts';

/** What staff do about each refusal. */
const adviceByReason: Record<DeskRefusal, string> = {
  unknown: 'Check the spelling, search by name or email, or sell a ticket.',
  used: 'Look them up: whoever came in by mistake is taken back within 5 minutes.',
  'wrong-event': 'Ask for their ticket of this event, or sell one.',
  cancelled: 'Look them up to restore it, or sell a ticket.',
  revoked: 'Ask where they got it, and sell a ticket if they want to come in.',
  'not-paid': 'Take the cash first, then hand the reward over.',
  'reward-locked': 'They walk on: the app says how many visits are missing.',
  'reward-claimed': 'Nothing more is due. A mistake is taken back within 5 minutes.',
  'out-of-stock': 'Offer another reward.',
  'code-expired': 'Ask for a new one: it takes them a press.',
};

/** What they do about it without a connection, where the advice above needs one. */
const offlineAdviceByReason: Partial<Record<DeskRefusal, string>> = {
  unknown: 'Whoever registered since that list was made is not on it. Ask another desk, or wait.',
  used: 'A mistake is taken back within 5 minutes, on the phone that made it.',
  'wrong-event': 'Ask for their ticket of this event.',
  cancelled: 'Only a desk with a connection can restore it. Ask another desk, or wait.',
  revoked: 'Ask where they got it, and have them wait for a desk with a connection.',
};

const rewardCode = /^\d{8}$/;

/** What staff do about a refusal, in a sentence: without a connection nothing that needs one. */
function refusalAdvice({
  reason,
  offline,
  lookedUp,
}: {
  reason: DeskRefusal | null;
  /** When the list was taken that it was decided by; left out: by the server. */
  offline?: Instant | undefined;
  lookedUp: string;
}): string {
  if (offline && reason && offlineAdviceByReason[reason]) return offlineAdviceByReason[reason];
  if (reason === 'unknown' && readStampCard(lookedUp))
    return 'Nobody has this card yet: look up whose it is, and give it to them.';
  if (reason === 'unknown' && rewardCode.test(lookedUp))
    return 'Of a reward, ask for a new code: each is good for 5 minutes.';
  return adviceByReason[reason ?? 'unknown'];
}

/** What those of them owe who have not paid, in cents. */
export function dueCents(
  people: readonly DeskPerson[],
  { event }: Pick<ResponseOf<typeof lookUpAtDesk>, 'event'>,
): number {
  return people.filter(({ isVerified }) => !isVerified).length * event.ticketPrice.amountCents;
}

/** What a scan means, by the server or, without a connection, by what this device keeps. */
export type LookupResult = ResponseOf<typeof lookUpAtDesk> & {
  /** When the list was taken that it was decided by; left out: by the server. */
  offline?: Instant;
  /** The business at which a volunteer stands: the press checks in there. */
  at?: { id: string; name: string };
};

/** How an answer looks from afar: vine green, gold-brown, red. */
export type ResultTone = 'in' | 'collect' | 'refused';

/** What stands on the full screen: one sign, one sentence, and what it rests on. */
export interface LookupResultView {
  tone: ResultTone;
  /** In place of the tone's own sign: something is asked that is no cash. */
  sign?: '?';
  title: string;
  lines: string[];
}

type OwnTill = Pick<AdminTill, 'expectedCents' | 'salesCount'>;

const format = formats('en-US');

/** An answer as it is at a business: who is known there is checked in, and not let in. */
export function forBusiness(result: LookupResult, at: LookupResult['at'] | null): LookupResult {
  const isIn = result.reason === 'used' || ['welcome', 'collect'].includes(result.answer);
  return at && isIn && result.people.length > 0 ? { ...result, at } : result;
}

/** What is said about an answer at the desk; `till` is one's own. `choose` is a list, not an answer. */
export function toLookupResultView(
  result: LookupResult,
  till: OwnTill | null = null,
): LookupResultView {
  const { event, people, lookedUp } = result;
  const [person, ...party] = people;
  const together = party.length > 0 ? [`Party of ${people.length}: ${names(party)}`] : [];
  if (result.at && person)
    return { tone: 'in', title: firstName(person.fullName), lines: [`At ${result.at.name}`] };
  switch (result.answer) {
    case 'welcome':
    case 'collect': {
      const payment = result.answer === 'welcome' ? ticketLine(result) : 'cash at the desk';
      const who = [person && isolateBidi(person.fullName), payment].filter(Boolean).join(' · ');
      const { currency } = event.ticketPrice;
      // Somebody who comes along may owe what the one who was scanned does not.
      const amountCents = dueCents(people, result);
      if (amountCents === 0)
        return {
          tone: 'in',
          title: `Welcome, ${firstName(person?.fullName)}`,
          lines: [who, ...together],
        };
      return {
        tone: 'collect',
        title: `${format.money({ amountCents, currency })} to collect`,
        lines: [who, ...together, ...(till ? [tillLine(till, currency)] : [])],
      };
    }
    case 'redeem':
      return {
        ...(result.offline ? { tone: 'collect', sign: '?' } : { tone: 'in' }),
        title: result.reward?.name ?? 'A reward',
        lines: [
          result.offline
            ? `Code ${lookedUp} cannot be checked now. Hand it over if their screen shows time left.`
            : `Code ${lookedUp} is good: hand it over.`,
        ],
      };
    case 'register':
      return {
        tone: 'collect',
        sign: '?',
        title: 'Not registered yet',
        lines: result.offline
          ? [
              `Ticket ${result.ticketId ?? lookedUp} is good; by the list nobody had registered with it.`,
              'Registering needs a connection. They wait, or sign on paper and are entered later.',
            ]
          : [`Ticket ${result.ticketId ?? lookedUp} is good, and nobody has registered with it.`],
      };
    default:
      return refusal(result);
  }
}

/** What is said under an answer: what it rests on, and whether it can be taken back. */
export function lookupNote({ answer, offline, event, at }: LookupResult): string {
  const isUnchanged = answer === 'register' || (answer === 'refused' && !at);
  if (!offline) return isUnchanged ? 'Nothing was changed.' : 'Undo is here for 5 minutes after.';
  const then = isUnchanged ? 'Nothing was changed.' : 'It waits on this phone, and is sent once.';
  return `No connection: by the list of ${format.time(offline, event.timeZone)}. ${then}`;
}

function ticketLine({ ticketId, people }: LookupResult): string {
  if (ticketId) return `Prepaid · ${ticketId}`;
  return people[0]?.state === 'paid' ? 'Paid at the desk' : 'Prepaid';
}

function tillLine({ expectedCents, salesCount }: OwnTill, currency: string): string {
  const sales = `${salesCount} ${salesCount === 1 ? 'sale' : 'sales'}`;
  return `Your till: ${format.money({ amountCents: expectedCents, currency })} in ${sales}`;
}

function refusal(result: LookupResult): LookupResultView {
  const { lookedUp, people, otherEventName, reward } = result;
  const who = isolateBidi(people[0]?.fullName ?? lookedUp);
  const when = whenAndWho(result);
  const refused = (title: string, why: string, ...more: string[]): LookupResultView => ({
    tone: 'refused',
    title,
    lines: [why, ...more, refusalAdvice(result)],
  });
  switch (result.reason) {
    case 'used':
      return refused(
        'Used already',
        `${who} came in ${when}.`,
        ...partyNotArrivedLines(people.slice(1)),
      );
    case 'cancelled':
      return refused('Cancelled', `The registration of ${who} was cancelled ${when}.`);
    case 'revoked':
      return refused('Revoked', `Ticket ${lookedUp} was withdrawn ${when}.`);
    case 'wrong-event':
      return refused('Another event', `This is for ${otherEventName ?? 'another event'}.`);
    case 'not-paid':
      return refused('Not paid', `${who} has not paid yet.`);
    case 'reward-claimed':
      return refused('Used already', `${reward?.name ?? 'This reward'} was handed over ${when}.`);
    case 'reward-locked':
      return refused('Still locked', `${reward?.name ?? 'This reward'} is not unlocked.`);
    case 'out-of-stock':
      return refused('None left', `${reward?.name ?? 'This reward'} is gone.`);
    case 'code-expired':
      return refused('Code expired', `It was good ${when}.`);
    default:
      if (parseVenueCode(lookedUp)) return posterResult;
      return refused(
        'Unknown',
        result.offline
          ? `“${lookedUp}” is not on this phone's list.`
          : `We know no ticket, confirmation, code or name “${lookedUp}”.`,
      );
  }
}

const posterResult: LookupResultView = {
  tone: 'refused',
  title: 'A poster',
  lines: [
    'This is the poster of a business. Visitors scan it there, in their own app.',
    'Scan their ticket or their confirmation, or search by name.',
  ],
};

function whenAndWho({ happenedAt, happenedBy, event, reason }: LookupResult): string {
  const at = happenedAt ? format.time(happenedAt, event.timeZone) : '';
  if (reason === 'code-expired') return `until ${at}`;
  return [at && `at ${at}`, happenedBy && `by ${happenedBy}`].filter(Boolean).join(', ');
}

/** The rest of their party: the press that lets them in is on the same screen. */
function partyNotArrivedLines(party: readonly { fullName: string }[]): string[] {
  return party.length > 0 ? [`Of their party not in yet: ${names(party)}.`] : [];
}

function names(people: readonly { fullName: string }[]): string {
  return people.map(({ fullName }) => isolateBidi(fullName)).join(', ');
}

/** 'Maya' of 'Maya Reyes'. */
export function firstName(fullName = ''): string {
  return isolateBidi(fullName.split(' ')[0] ?? fullName);
}
