import { readStampCard } from '../registrations/stamp-card.ts';

/** What a scanned or typed text may be: each is looked for under the id it would have. */
export interface DeskScan {
  /** As it is told back: in its normal spelling. */
  lookedUp: string;
  submissionId: string | null;
  ticketId: string | null;
  rewardCode: string | null;
  stampCard: string | null;
  /** What a search by name or email begins with; null where the text is no such thing. */
  search: string | null;
}

const confirmationAddress = /\/waiver\/([0-9A-Za-z-]{1,64})\/?(?:[?#].*)?$/;
const id = /^[0-9A-Z][0-9A-Z_-]{0,63}$/;

/** Reads what a camera, a hardware scanner or a person put into the desk's one field. */
export function parseDeskScan(text: string): DeskScan {
  const typed = text.trim();
  const none = {
    submissionId: null,
    ticketId: null,
    rewardCode: null,
    stampCard: null,
    search: null,
  };
  const [, submissionId] = confirmationAddress.exec(typed) ?? [];
  if (submissionId) return { ...none, lookedUp: submissionId, submissionId };
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{8}$/.test(digits)) {
    return { ...none, lookedUp: digits, rewardCode: digits, ticketId: digits };
  }
  const stampCard = readStampCard(typed);
  if (stampCard) return { ...none, lookedUp: stampCard, stampCard, ticketId: stampCard };
  const upper = typed.toUpperCase();
  if (!id.test(upper)) return { ...none, lookedUp: typed, search: typed };
  // A word can be a name as well; a digit makes it an id.
  const search = /\d/.test(upper) ? null : typed;
  const lookedUp = search ?? upper;
  return { ...none, lookedUp, submissionId: upper, ticketId: upper, search };
}
