import { type FormEvent, lazy, Suspense } from 'react';
import { type SessionTexts, useSessionTexts } from '../../../i18n/session-texts.ts';
import { isHomeScreenApp } from '../../../platform/device/install.ts';
import { type SentSignIn, sendSignIn } from '../../../platform/session/email-link.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { errorCode } from './failure-code.ts';
import { returnPathAfterSignIn, returnsToGroup } from './next-page.ts';
import { readEmailField } from './read-email-field.ts';
import { useAsyncAction } from './use-async-action.ts';

const SignedOutHere = lazy(() => import('./home-screen-sign-in-notice.tsx'));

interface Props {
  lastEmail: string;
  onSent: (sent: SentSignIn) => void;
  onDeskCode: () => void;
  navigate: (href: string) => void;
}

/** Form that requests the sign-in link for an email. */
export function RequestLink({ lastEmail, onSent, onDeskCode, navigate }: Props) {
  const { signIn, landing } = useSessionTexts();
  const task = useAsyncAction((cause) => messageFor(cause, signIn));
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = readEmailField(event.currentTarget);
    if (!/^\S+@\S+\.\S+$/.test(email)) return task.setError(signIn.invalidEmail);
    await task.run(async () =>
      onSent(await sendSignIn(email, returnPathAfterSignIn(window.location))),
    );
  }
  return (
    <form className="session-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2 id="sign-in-title">{signIn.title}</h2>
      {returnsToGroup(window.location) && <p>{signIn.group}</p>}
      <p>{signIn.lead}</p>
      {isHomeScreenApp() && (
        <Suspense>
          <SignedOutHere />
        </Suspense>
      )}
      <label htmlFor="sign-in-email">{signIn.email}</label>
      <input
        id="sign-in-email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={lastEmail}
        aria-invalid={task.error !== ''}
        aria-describedby="sign-in-error"
      />
      <p id="sign-in-error" className="session-error" role="alert">
        {task.error}
      </p>
      <button type="submit" className="session-main" aria-disabled={task.isWorking}>
        {task.isWorking ? signIn.sending : signIn.send}
      </button>
      <button type="button" className="session-quiet" onClick={onDeskCode}>
        {signIn.deskCode}
      </button>
      <p className="session-aside">
        {signIn.noAccount}{' '}
        <PlainLink href="/waiver" navigate={navigate}>
          {landing.register}
        </PlainLink>
      </p>
    </form>
  );
}

function messageFor(cause: unknown, texts: SessionTexts['signIn']): string {
  const code = errorCode(cause);
  if (code === 'auth/invalid-email' || code === 'invalid-input') return texts.invalidEmail;
  const isTooMany = ['auth/too-many-requests', 'auth/quota-exceeded', 'too-many-requests'];
  return isTooMany.includes(code) ? texts.tooMany : texts.failed;
}
