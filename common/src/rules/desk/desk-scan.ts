import { readStampCard } from '../registrations/stamp-card.ts';
import { ticketEntryKey, ticketOfCode } from '../tickets/ticket-entry.ts';
import { participantOfReference } from './person-reference.ts';

/** Possible meanings of a scanned or typed text. */
export interface DeskScan {
  /** Normalized text, repeated in the response. */
  lookedUp: string;
  submissionId: string | null;
  ticketId: string | null;
  /** Key that all spellings of the ticket ID share. */
  ticketKey: string | null;
  rewardCode: string | null;
  stampCard: string | null;
  /** Uid of a person whom an offline desk found by name. */
  participantId: string | null;
  /** Words of a name or beginning of an email to search; null if the text is only an ID. */
  search: string | null;
}

/** Address of a confirmation, or of the signed release of a registration. */
const confirmationUrl = /\/(?:waiver|verify)\/([0-9A-Za-z-]{1,64})\/?(?:[?#].*)?$/i;
const id = /^[0-9A-Z][0-9A-Z_-]{0,63}$/;

/** Parses the text that a camera, a hardware scanner or a staff member entered at the desk. */
export function parseDeskScan(text: string): DeskScan {
  const trimmed = text.trim();
  // A German keyboard layout turns a scanner's hyphen into ß; names with ß have no digits.
  const typed = /\d/.test(trimmed) ? trimmed.replaceAll('ß', '-') : trimmed;
  const none = {
    submissionId: null,
    ticketId: null,
    ticketKey: null,
    rewardCode: null,
    stampCard: null,
    participantId: null,
    search: null,
  };
  const participantId = participantOfReference(trimmed);
  if (participantId !== null) return { ...none, lookedUp: trimmed, participantId };
  const [, submissionId] = confirmationUrl.exec(typed) ?? [];
  if (submissionId) return { ...none, lookedUp: submissionId, submissionId };
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{8}$/.test(digits)) {
    return { ...none, lookedUp: digits, ...ticketFields(digits), rewardCode: digits };
  }
  const stampCard = readStampCard(typed);
  if (stampCard) return { ...none, lookedUp: stampCard, stampCard, ...ticketFields(stampCard) };
  const upper = typed.toUpperCase();
  if (!id.test(upper)) {
    const ticketId = ticketOfCode(typed)?.toUpperCase();
    if (!ticketId) return { ...none, lookedUp: typed, search: typed };
    // Words with digits can be a name.
    const search = /\s/.test(typed) ? typed : null;
    return { ...none, ...ticketFields(ticketId), lookedUp: search ?? ticketId, search };
  }
  // A word without digits can be a name.
  const search = /\d/.test(upper) ? null : typed;
  const lookedUp = search ?? upper;
  return { ...none, lookedUp, submissionId: upper, ...ticketFields(upper), search };
}

function ticketFields(ticketId: string): Pick<DeskScan, 'ticketId' | 'ticketKey'> {
  return { ticketId, ticketKey: ticketEntryKey(ticketId) };
}
