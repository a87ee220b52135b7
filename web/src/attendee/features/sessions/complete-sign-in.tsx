import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import './session-panel.css';
import './session-form.css';
import './session-choices.css';
import './session-page.css';
import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { NetworkError } from '../../../platform/api/api-errors.ts';
import { type ProvenEmail, proveEmailByLink } from '../../../platform/session/email-proof.ts';
import { currentSession } from '../../../platform/session/session-state.ts';
import {
  rememberedEmail,
  wasLinkUsedOnThisDevice,
} from '../../../platform/session/sign-in-link.ts';
import { errorCode, errorMessage } from '../../../shared/error-message.ts';
import { BootSpinner } from '../../../ui/boot-spinner.tsx';
import { useDocumentTitle } from '../../../ui/document-title.ts';
import { QuietBell } from '../../../ui/illustrations/quiet-bell.tsx';
import { TippedGlass } from '../../../ui/illustrations/tipped-glass.tsx';
import { ChooseRegistrations } from './choose-registrations.tsx';
import { safeNextPath } from './next-page.ts';
import { readEmailField } from './session-forms.ts';
import { signInIfKnown } from './sign-in-if-known.ts';

type Step =
  | { name: 'working' }
  | { name: 'ask'; error: string }
  | { name: 'choose'; proven: ProvenEmail }
  | { name: 'failed'; message: string; canRetry: boolean };

/**
 * Target of the emailed link: verifies the email, signs in, and returns to the page that requested sign-in.
 */
export default function CompleteSignIn({ onDone }: { onDone: (href: string) => void }) {
  const signIn = useTexts('signIn');
  const app = useTexts('app');
  const { complete } = signIn;
  // Read once, because navigation changes the address.
  const [next] = useState(() => safeNextPath(window.location.search));
  const [email, setEmail] = useState(rememberedEmail);
  // The link was opened again by the attendee it signed in: its email is no longer stored, and no input is
  // needed.
  const [isUsed] = useState(
    () => wasLinkUsedOnThisDevice(window.location.href) && currentSession().state === 'signed-in',
  );
  const [step, setStep] = useState<Step>(
    email || isUsed ? { name: 'working' } : { name: 'ask', error: '' },
  );
  useDocumentTitle(complete.documentTitle({ name: useOrganization().shortName }));
  useEffect(() => {
    if (isUsed) return onDone(next);
    if (!email || step.name !== 'working') return;
    signInOnce(email).then(
      (proven) => (proven ? setStep({ name: 'choose', proven }) : onDone(next)),
      (error: unknown) => {
        const failed = afterFailure(error, { signIn, app });
        // True if the link was already used by the attendee signed in here, so no step remains.
        const isDone = failed.name === 'failed' && !failed.canRetry;
        if (isDone && currentSession().state === 'signed-in') onDone(next);
        else setStep(failed);
      },
    );
  }, [email, isUsed, step.name, next, onDone, signIn, app]);
  if (step.name === 'working') return <BootSpinner label={complete.working} />;
  if (step.name === 'choose')
    return (
      <main className="session-page">
        <ChooseRegistrations
          isPage
          proven={step.proven}
          registerHref="/waiver"
          onSignedIn={() => onDone(next)}
          navigate={onDone}
        />
      </main>
    );
  if (step.name === 'ask') {
    const confirm = (typed: string) => {
      setEmail(typed);
      setStep({ name: 'working' });
    };
    return <ConfirmEmailForm tried={email ?? ''} error={step.error} onConfirm={confirm} />;
  }
  const retry = step.canRetry ? () => setStep({ name: 'working' }) : null;
  return <LinkFailed message={step.message} onRetry={retry} />;
}

let proving: { email: string; done: Promise<ProvenEmail> } | null = null;

/**
 * Verifies the email once. The link is single-use: a second render or a retry of later steps must not consume
 * it again.
 */
function proveOnce(email: string): Promise<ProvenEmail> {
  if (proving?.email !== email) {
    proving = { email, done: proveEmailByLink(email, window.location.href) };
    proving.done.catch(() => {
      proving = null;
    });
  }
  return proving.done;
}

let signingIn: { email: string; done: Promise<ProvenEmail | null> } | null = null;

/** Returns the registrations to choose from; null if the attendee is signed in. */
function signInOnce(email: string): Promise<ProvenEmail | null> {
  if (signingIn?.email !== email) {
    const done = proveOnce(email).then(async (proven) =>
      (await signInIfKnown(proven)) === 'signed-in' ? null : proven,
    );
    signingIn = { email, done };
    done.catch(() => {
      signingIn = null;
    });
  }
  return signingIn.done;
}

type SignInTexts = Pick<AttendeeTexts, 'app' | 'signIn'>;

function afterFailure(error: unknown, { signIn: { complete }, app }: SignInTexts): Step {
  const code = errorCode(error);
  if (code === 'wrong-address') return { name: 'ask', error: complete.wrongEmail };
  if (error instanceof NetworkError || !['used-link', 'invalid-input'].includes(code))
    return {
      name: 'failed',
      message: errorMessage(error, { own: { failed: complete.failed }, problems: app }),
      canRetry: true,
    };
  return { name: 'failed', message: complete.invalidLink, canRetry: false };
}

interface ConfirmEmailFormProps {
  /** Email of the previous attempt, prefilled for correction; empty at first. */
  tried: string;
  error: string;
  onConfirm: (email: string) => void;
}

/**
 * Form for the link's email, shown if the link was opened on a different device than the one that requested
 * it.
 */
function ConfirmEmailForm({ tried, error, onConfirm }: ConfirmEmailFormProps) {
  const { complete, form: signIn } = useTexts('signIn');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = readEmailField(event.currentTarget);
    if (email) onConfirm(email);
  }
  return (
    <main className="session-page">
      <form className="session-form" onSubmit={submit}>
        <QuietBell />
        <h1>{complete.askTitle}</h1>
        <p>{complete.ask}</p>
        <label htmlFor="confirm-email">{signIn.email}</label>
        <input
          id="confirm-email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={tried}
          required
          // After a wrong email the form is another one: the button that had the focus is gone.
          autoFocus={error !== ''}
          aria-invalid={error !== ''}
          aria-describedby="confirm-error"
        />
        <p id="confirm-error" className="session-error" role="alert">
          {error}
        </p>
        <button type="submit" className="session-main">
          {complete.confirm}
        </button>
      </form>
    </main>
  );
}

interface LinkFailedProps {
  message: string;
  /** Null if a retry cannot succeed. */
  onRetry: (() => void) | null;
}

/** Reason the emailed link did not sign in, and the next step. */
function LinkFailed({ message, onRetry }: LinkFailedProps) {
  const { complete } = useTexts('signIn');
  return (
    <main className="session-page session-form">
      <div role="alert" className="session-text">
        <TippedGlass />
        <h1>{message}</h1>
      </div>
      {onRetry && (
        <button type="button" className="session-main" onClick={onRetry}>
          {complete.retry}
        </button>
      )}
      <a className={onRetry ? 'session-quiet' : 'session-main'} href="/?sign-in">
        {complete.newLink}
      </a>
    </main>
  );
}
