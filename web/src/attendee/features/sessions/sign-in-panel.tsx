import './session-panel.css';
import './session-form.css';
import './session-choices.css';
import './session-page.css';
import {
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { isHomeScreenApp } from '../../../platform/device/install.ts';
import { type SentSignIn, sendSignIn } from '../../../platform/session/email-link.ts';
import type { ProvenEmail } from '../../../platform/session/email-proof.ts';
import {
  clearSentSignIn,
  readSentSignIn,
  saveSentSignIn,
} from '../../../platform/session/sent-sign-in.ts';
import { rememberedEmail } from '../../../platform/session/sign-in-link.ts';
import { readParticipantRecord } from '../../../platform/session/stored-user.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { ChooseRegistrations } from './choose-registrations.tsx';
import { LinkSent } from './link-sent.tsx';
import { returnPathAfterSignIn, returnsToGroup } from './next-page.ts';
import { ReturnCodeForm, TicketLinkForm } from './one-time-code-form.tsx';
import { readEmailField, useAsyncAction } from './session-forms.ts';
import { signInIfKnown } from './sign-in-if-known.ts';

interface Props {
  onClose: () => void;
  navigate: (href: string) => void;
}

type Step =
  | { name: 'ask' | 'desk-code' | 'ticket' }
  | { name: 'sent'; sent: SentSignIn }
  | { name: 'choose'; proven: ProvenEmail };

/** Sign-in panel over the landing page: by email, or by a code from the desk. */
export default function SignInPanel({ onClose, navigate }: Props) {
  const { form: signIn } = useTexts('signIn');
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ code: filled, name }] = useState(readCodeFromHash);
  const [step, setStep] = useState(() => firstStep(filled, name));
  const lastEmail = readParticipantRecord()?.email || (rememberedEmail() ?? '');
  // Before the effects of the steps: the opened dialog moves the focus.
  useLayoutEffect(() => {
    removeCodeFromHash();
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // The focused element disappears with its step, so the next step's field receives the focus.
  const isToType = step.name === 'ask' || step.name === 'desk-code';
  useEffect(() => {
    if (isToType) dialog.current?.querySelector('input')?.focus();
    if (step.name === 'ticket')
      dialog.current?.querySelector<HTMLElement>('.session-main')?.focus();
  }, [isToType, step.name]);
  const showSent = (sent: SentSignIn) => {
    saveSentSignIn(sent);
    setStep({ name: 'sent', sent });
  };
  const openNextPage = () => navigate(returnPathAfterSignIn(window.location));
  const accept = async (proven: ProvenEmail) => {
    if ((await signInIfKnown(proven)) === 'signed-in') return openNextPage();
    setStep({ name: 'choose', proven });
  };
  return (
    <dialog
      ref={dialog}
      className="session-panel"
      aria-labelledby="sign-in-title"
      onClose={onClose}
    >
      <button
        type="button"
        className="session-close"
        aria-label={signIn.close}
        onClick={() => dialog.current?.close()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
      {step.name === 'ask' && (
        <RequestLink
          lastEmail={lastEmail}
          onSent={showSent}
          onDeskCode={() => setStep({ name: 'desk-code' })}
          navigate={navigate}
        />
      )}
      {step.name === 'sent' && (
        <LinkSent
          key={step.sent.attemptId}
          sent={step.sent}
          onOther={() => {
            clearSentSignIn();
            setStep({ name: 'ask' });
          }}
          onSentAgain={showSent}
          onProven={accept}
        />
      )}
      {step.name === 'desk-code' && (
        <ReturnCodeForm
          filled={filled}
          onSignedIn={openNextPage}
          onBack={() => setStep({ name: 'ask' })}
        />
      )}
      {step.name === 'ticket' && (
        <TicketLinkForm
          code={filled}
          name={name}
          onSignedIn={openNextPage}
          onBack={() => setStep({ name: 'ask' })}
        />
      )}
      {step.name === 'choose' && (
        <ChooseRegistrations
          proven={step.proven}
          registerHref="/waiver"
          onSignedIn={openNextPage}
          navigate={navigate}
        />
      )}
    </dialog>
  );
}

const SignedOutHere = lazy(() => import('./home-screen-sign-in-notice.tsx'));

interface RequestLinkProps {
  lastEmail: string;
  onSent: (sent: SentSignIn) => void;
  onDeskCode: () => void;
  navigate: (href: string) => void;
}

/** Form that requests the sign-in link for an email. */
function RequestLink({ lastEmail, onSent, onDeskCode, navigate }: RequestLinkProps) {
  const landing = useTexts('landing');
  const { form: signIn } = useTexts('signIn');
  const task = useAsyncAction({
    codes: {
      'auth/invalid-email': signIn.invalidEmail,
      'invalid-input': signIn.invalidEmail,
      'mail-rejected': signIn.rejected,
      // A project without sign-in by email link, or one that does not know this address.
      'auth/operation-not-allowed': signIn.notSetUp,
      'auth/configuration-not-found': signIn.notSetUp,
      'auth/unauthorized-continue-uri': signIn.notSetUp,
      'auth/quota-exceeded': signIn.tooMany,
    },
    tooMany: signIn.tooMany,
    failed: signIn.failed,
  });
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

/**
 * Target of the desk's QR code and of the links in mails and to guests: the panel, with the code after the `#`, which
 * browsers never send to a server.
 */
const marker = '#code=';

/** Maximum characters of a name in a link, which anyone can write. */
const maxName = 40;

/** Returns the code in the address and the first name of its owner; empty if there is none. */
function readCodeFromHash(): { code: string; name: string } {
  const { hash } = window.location;
  if (!hash.startsWith(marker)) return { code: '', name: '' };
  const params = new URLSearchParams(hash.slice(1));
  const code = (params.get('code') ?? '').replace(/[^0-9A-Za-z]/g, '');
  return { code, name: (params.get('name') ?? '').slice(0, maxName) };
}

function firstStep(code: string, name: string): Step {
  if (code !== '') return { name: name === '' ? 'desk-code' : 'ticket' };
  const sent = readSentSignIn();
  return sent ? { name: 'sent', sent } : { name: 'ask' };
}

/** Removes the code from the address, so neither the history nor a shared link contains it. */
function removeCodeFromHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(marker))
    window.history.replaceState(window.history.state, '', pathname + search);
}
