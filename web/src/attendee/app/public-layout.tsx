import { useSession } from '../../platform/session/session.ts';
import { SignedInLayout } from './signed-in-layout.tsx';
import { VisitorLayout } from './visitor-layout.tsx';

/** A screen for everybody: with the app's navigation for the signed-in, who are still in their app. */
export function PublicLayout() {
  const { state } = useSession();
  return state === 'signed-out' ? <VisitorLayout /> : <SignedInLayout />;
}
