import { notify } from '../../components/toaster.tsx';
import type { Texts } from '../../texts/en.ts';
import type { Tap } from './tap.ts';
import type { CheckedIn } from './use-send-check-in.ts';

/** Tells by a toast what came of a check-in whose sheet nobody has before them. */
export function tellCheckedIn(
  { businessName }: Pick<Tap, 'businessName'>,
  { state }: Pick<CheckedIn, 'state'>,
  titles: Record<CheckedIn['state'], string>,
  { checkIn }: Pick<Texts, 'checkIn'>,
): void {
  const isVerified = state === 'verified';
  notify({
    type: isVerified ? 'success' : 'warning',
    title: titles[state],
    description: (isVerified ? checkIn.sent : checkIn.sentPending)(businessName),
  });
}
