import { LoginForm } from './login-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The portal for whoever is not signed in. `reason`: why an earlier session ended. */
export function LoginPage({ reason }: { reason: string | null }) {
  return (
    <SignInFrame
      title="Staff portal"
      lead="Prepare the walk: businesses, events, rewards, tickets."
      reason={reason}
    >
      <LoginForm />
    </SignInFrame>
  );
}
