import { useSession } from '../../platform/session/session.ts';
import { SignedInLayout } from './signed-in-layout.tsx';
import { VisitorLayout } from './visitor-layout.tsx';

/** Layout of public screens; signed-in attendees also get the app's navigation. */
export function PublicLayout() {
  const { state } = useSession();
  return state === 'signed-out' ? <VisitorLayout /> : <SignedInLayout />;
}
