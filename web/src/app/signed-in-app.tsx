import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { BootSpinner } from '../components/boot-spinner.tsx';
import { FirestoreProvider } from '../data/firestore-provider.tsx';
import { WalkProvider } from '../data/walk-provider.tsx';
import { CheckInProvider } from '../features/check-in/check-in-provider.tsx';
import { useTexts } from '../texts/texts.ts';
import { Shell } from './shell/shell.tsx';
import { useOwnParticipant } from './shell/use-own-participant.ts';

/** The app of one signed-in person; keyed by the uid, so that nothing of another person's stays. */
export default function SignedInApp({ uid, children }: { uid: string; children: ReactNode }) {
  const { common } = useTexts();
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <FirestoreProvider persona="attendee" fallback={<BootSpinner label={common.loading} />}>
      <WalkProvider uid={uid}>
        <OwnParticipant />
        <CheckInProvider>
          <Shell>{children}</Shell>
        </CheckInProvider>
      </WalkProvider>
    </FirestoreProvider>
  );
}

function OwnParticipant() {
  useOwnParticipant();
  return null;
}
