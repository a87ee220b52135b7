import { BootSpinner } from '../../components/boot-spinner.tsx';
import { FirestoreProvider } from '../../data/firestore-provider.tsx';
import { useStaffSession } from '../../data/staff-session.ts';
import { PortalSystem } from '../../theme/portal-system.tsx';
import { PortalEnglish } from './portal-english.tsx';
import { PortalRoutes } from './portal-routes.tsx';
import { LoginPage } from './session/login-page.tsx';
import { useSessionEnd } from './session/use-session-end.ts';
import { StaffContext } from './session/use-staff.ts';

/** The staff portal at /admin: its own look, language and session. */
export default function Portal() {
  return (
    <PortalEnglish>
      <PortalSystem>
        <SignedInOrNot />
      </PortalSystem>
    </PortalEnglish>
  );
}

/** The login takes the place of the tab it interrupts, so that signing in again leads back to it. */
function SignedInOrNot() {
  const session = useStaffSession();
  useSessionEnd(session);
  const spinner = <BootSpinner label="Loading" />;
  if (session.state === 'loading') return spinner;
  if (session.state === 'signed-out') return <LoginPage reason={session.reason} />;
  return (
    <StaffContext value={session.staff}>
      <FirestoreProvider key={session.key} persona="staff" fallback={spinner}>
        <PortalRoutes />
      </FirestoreProvider>
    </StaffContext>
  );
}
