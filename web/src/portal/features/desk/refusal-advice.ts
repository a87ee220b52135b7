import { type DeskRefusal } from '@wine-walk/common/model/desk.ts';
import { type Instant } from '@wine-walk/common/model/values.ts';
import { readStampCard } from '@wine-walk/common/rules/registrations/stamp-card.ts';

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
export function refusalAdvice({
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
