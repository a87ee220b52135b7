import { normalizeHeader } from '../../lib/csv/csv-columns.ts';
import type { StatusMeaning } from '../../model/ticket-sellers.ts';
import { decisionKey } from './ticket-sellers.ts';

/** Known statuses as `statusKey` returns them, in the languages that sellers export. */
const known: Record<StatusMeaning | 'partial', ReadonlySet<string>> = {
  valid: words(
    'valid paid completed complete succeeded success successful attending confirmed active checkedin approved acquired issued sold settled captured free complimentary eventbritecompleted freeorder registered going accepted used unused redeemed scanned',
    'pagado pagada completado completada confirmado confirmada activo activa valido valida aprobado aprobada vendido sinusar usado',
    'paye payee regle reglee confirme confirmee valide termine terminee approuve acquis',
    'bezahlt bestatigt gultig abgeschlossen',
    'no n false 0',
  ),
  owes: words(
    'unpaid notpaid tobepaid offline offlinepayment awaitingpayment awaitingofflinepayment pendingpayment paymentpending paymentdue due payatthedoor payatdoor payatdesk offlinepending invoiced',
    'nopagado nopagada pendientedepago porpagar pagopendiente',
    'nonpaye nonpayee impaye impayee apayer enattentedepaiement paiementenattente',
    'unbezahlt nichtbezahlt offen zahlungausstehend',
  ),
  invalid: words(
    'refunded refund fullyrefunded cancelled canceled deleted void voided expired declined denied rejected notattending notgoing transferred abandoned invalidated invalid released invited pendingapproval waitlist waitlisted waitinglist chargeback chargedback disputed failed paymentfailed reversed revoked removed incomplete',
    'reembolsado reembolsada cancelado cancelada anulado anulada caducado rechazado rechazada eliminado enlistadeespera devuelto',
    'rembourse remboursee annule annulee expire refuse refusee supprime supprimee surlistedattente',
    'storniert erstattet abgelehnt abgelaufen ungultig warteliste',
    'yes y true 1',
  ),
  partial: words(
    'partiallyrefunded partialrefund partlyrefunded',
    'parcialmentereembolsado parcialmentereembolsada reembolsoparcial',
    'partiellementrembourse partiellementremboursee remboursementpartiel teilweiseerstattet',
  ),
};

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** Returns the same key for spellings of a status: `TO_BE_PAID`, `To be paid`; for none, that of a dash. */
export function statusKey(text: string): string {
  return decisionKey(normalizeHeader(text) || text.toLowerCase());
}

/** Words that answer a question, such as "Void Status"; elsewhere they mean nothing. */
const answers = words('no n false 0 yes y true 1');

/**
 * Returns the meaning of a status; undefined if it is unknown. `partial`: a part of the order was refunded.
 *
 * @param isVoidColumn true if the column answers whether a ticket is void.
 */
export function knownStatus(
  text: string,
  isVoidColumn: boolean,
): StatusMeaning | 'partial' | undefined {
  const key = statusKey(text);
  if (answers.has(key) && !isVoidColumn) return undefined;
  const meanings = Object.keys(known) as (keyof typeof known)[];
  return meanings.find((meaning) => known[meaning].has(key));
}
