import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '../../../platform/session/stored-user.ts';
import type { RegistrationEvent } from './event-summary.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Loaded on demand because it imports Firestore, which a visitor does not need. */
const SignedInRegistrant = lazy(() => import('./signed-in-registrant.tsx'));

export interface RegistrantProps {
  event: RegistrationEvent & { id: string };
  user: SessionUser | null;
}

/**
 * Fixes the mode (visitor or attendee) until the page is left, because registering signs a visitor in while
 * the form is still submitting.
 */
export function RegistrationMode({ event, user }: RegistrantProps) {
  const [registrant] = useState(user);
  if (!registrant) return <RegistrationForm event={event} person={null} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <SignedInRegistrant event={event} user={registrant} />
    </Suspense>
  );
}
