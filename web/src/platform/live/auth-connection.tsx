import type { User } from 'firebase/auth';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { type FirebaseServices, openFirebase } from '../firebase/firebase-auth.ts';
import type { PersonaSession } from '../session/session-state.ts';

interface Connected extends Pick<FirebaseServices, 'app' | 'auth'> {
  onUser: (user: User | null) => void;
}

/** Opens Firebase Auth and loads the code that applies its user to the session. */
export async function connectAuth(session: PersonaSession): Promise<Connected> {
  const { persona, loadApplyUser, onUnavailable } = session;
  const [{ app, auth }, applyUser] = await Promise.all([openFirebase(persona), loadApplyUser()]);
  return { app, auth, onUser: (user) => void applyUser(user).catch(onUnavailable) };
}

/** Provides ReactFire's app and Auth, and reports its user: at the start, and after each change in any tab. */
export function AuthConnection({ app, auth, ...props }: Connected & { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FollowUser {...props} />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function FollowUser({ onUser, children }: Pick<Connected, 'onUser'> & { children: ReactNode }) {
  const { status, data: user } = useUser();
  const report = useEffectEvent(onUser);
  useEffect(() => {
    if (status === 'success') report(user);
  }, [status, user]);
  return children;
}
