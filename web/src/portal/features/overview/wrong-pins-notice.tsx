import { Link } from '@chakra-ui/react';
import { type CountedBusiness } from '@wine-walk/common/api/overview.ts';
import { rateLimits } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { Link as RouterLink } from 'react-router-dom';
import { Alert } from '../../kit/alert.tsx';
import { portalHref } from '../../paths.ts';

interface Props {
  businesses: readonly CountedBusiness[];
  eventId: string;
}

/** Where more wrong PINs were typed than one person is given: somebody guesses, or a poster is not to be read. */
export function WrongPinsNotice({ businesses, eventId }: Props) {
  const guessed = businesses
    .filter(({ wrongPins }) => wrongPins >= rateLimits.venueCodePerParticipant.freeAttempts)
    .toSorted((a, b) => b.wrongPins - a.wrongPins);
  if (guessed.length === 0) return null;
  return (
    <Alert tone="gold">
      Wrong PINs in the last hour:{' '}
      {guessed.map(({ name, wrongPins }) => `${name}, ${wrongPins}`).join('; ')}. Whoever guesses
      has to wait. Look at the poster there, or{' '}
      <Link asChild>
        <RouterLink to={portalHref('prints', { event: eventId })}>renew its code</RouterLink>
      </Link>
      .
    </Alert>
  );
}
