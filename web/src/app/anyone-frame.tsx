import { useSession } from '../data/session.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/** A screen for everybody: with the app's navigation for the signed-in, who are still in their app. */
export function AnyoneFrame() {
  const { state } = useSession();
  return state === 'signed-out' ? <VisitorFrame /> : <SignedInFrame />;
}
