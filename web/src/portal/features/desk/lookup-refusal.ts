import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { lookUpAtDesk } from '@wine-walk/common/api/staff/desk.ts';
import { isolateBidi } from '@wine-walk/common/lib/texts/bidi-isolation.ts';
import type { DeskRefusal } from '@wine-walk/common/model/desk.ts';
import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import { parseVenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { readStampCard } from '@wine-walk/common/rules/registrations/stamp-card.ts';
import { isSoldOut } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { texts } from '../../texts/texts.ts';
import { deskTime } from './desk-time.ts';

/** Advice to staff by refusal. */
const adviceByReason: Record<DeskRefusal, string> = texts.desk.advice;

/** Advice when offline, for refusals whose advice needs the server. */
const offlineAdviceByReason: Partial<Record<DeskRefusal, string>> = texts.desk.offlineAdvice;

const rewardCode = /^\d{8}$/;

/** Result of a lookup. `offline`: time of the snapshot that decided; undefined if the server decided. */
type Result = ResponseOf<typeof lookUpAtDesk> & { offline?: Instant };

/** Texts of a refusal. */
interface RefusalText {
  title: string;
  lines: string[];
}

/** Returns the advice to staff for a refusal. When offline, it needs no server. */
function refusalAdvice({ reason, offline, lookedUp }: Result): string {
  if (offline && reason && offlineAdviceByReason[reason]) return offlineAdviceByReason[reason];
  if (reason === 'unknown' && readStampCard(lookedUp)) return texts.desk.unknownAdvice.stampCard;
  if (reason === 'unknown' && rewardCode.test(lookedUp)) return texts.desk.unknownAdvice.rewardCode;
  return adviceByReason[reason ?? 'unknown'];
}

/** Returns the reason of a refusal and the advice to staff. */
export function refusalText(result: Result): RefusalText {
  const { lookedUp, people, otherEventName, happenedAt } = result;
  const { refusals } = texts.desk;
  const who = people[0]?.fullName ?? lookedUp;
  const time = happenedAt ? deskTime(happenedAt, result.event.timeZone) : '';
  const by = result.happenedBy ?? '';
  const reward = result.reward?.name ?? refusals.thisReward;
  const refused = (title: string, why: string, ...more: string[]): RefusalText => ({
    title,
    lines: [
      why,
      ...more,
      refusalAdvice(result),
      ...(isSoldOut(result.event.left) ? [texts.desk.result.soldOut] : []),
    ],
  });
  switch (result.reason) {
    case 'used':
      return refused(
        refusals.used.title,
        refusals.used.text({ name: who, time, by }),
        ...partyNotArrivedLines(people.slice(1)),
        ...missingLines(result),
      );
    case 'cancelled':
      return refused(refusals.cancelled.title, refusals.cancelled.text({ name: who, time, by }));
    case 'revoked':
      return refused(
        refusals.revoked.title,
        refusals.revoked.text({ ticketId: lookedUp, time, by }),
      );
    case 'wrong-event': {
      const { title, text, unknownText } = refusals.wrongEvent;
      return refused(title, otherEventName === null ? unknownText : text({ name: otherEventName }));
    }
    case 'not-paid':
      return refused(refusals.notPaid.title, refusals.notPaid.text({ name: who }));
    case 'reward-claimed':
      return refused(
        refusals.rewardClaimed.title,
        refusals.rewardClaimed.text({ reward, time, by }),
      );
    case 'reward-locked':
      return refused(refusals.rewardLocked.title, refusals.rewardLocked.text({ reward }));
    case 'out-of-stock':
      return refused(refusals.outOfStock.title, refusals.outOfStock.text({ reward }));
    case 'code-expired':
      return refused(refusals.codeExpired.title, refusals.codeExpired.text({ time }));
    default: {
      if (parseVenueCode(lookedUp)) return strayCode(refusals.poster);
      if (/^https?:/i.test(lookedUp)) return strayCode(refusals.webPage);
      const { title, text, offlineText } = refusals.unknown;
      return refused(title, (result.offline ? offlineText : text)({ lookedUp }));
    }
  }
}

/** Returns the texts of a code that the desk has no use for. */
function strayCode({ title, text }: { title: string; text: string }): RefusalText {
  return { title, lines: [text, texts.desk.unknownAdvice.noDeskCode] };
}

/** Returns the party members who have not arrived; an action on the same screen admits them. */
function partyNotArrivedLines(party: readonly { fullName: string }[]): string[] {
  return party.length > 0
    ? [
        texts.desk.result.partyNotArrived({
          names: party.map(({ fullName }) => isolateBidi(fullName)).join(', '),
          count: party.length,
        }),
      ]
    : [];
}

/** Returns who else has a ticket of the order and has not registered. */
export function missingLines({ missing }: Result): string[] {
  if (missing.length === 0) return [];
  const held = missing.flatMap(({ holderName }) => (holderName ? isolateBidi(holderName) : []));
  return [
    texts.desk.result.missingOfOrder({
      count: missing.length,
      names: held.join(', '),
      unnamed: missing.length - held.length,
    }),
  ];
}
