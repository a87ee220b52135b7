import { type FormEvent, useState } from 'react';
import { PlainLink } from '../../components/plain-link.tsx';
import { sendSignInLink } from '../../data/email-link.ts';
import type { PlainTexts } from '../../texts/plain/en.ts';
import { usePlainTexts } from '../../texts/plain/plain-texts.ts';
import { emailOf } from './email-of.ts';
import { firebaseCode } from './firebase-code.ts';

interface Props {
  knownEmail: string;
  onSent: (email: string) => void;
  navigate: (href: string) => void;
}

/** Asks for the email address and has the link sent. */
export function RequestLink({ knownEmail, onSent, navigate }: Props) {
  const { signIn, landing } = usePlainTexts();
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = emailOf(event.currentTarget);
    if (!/^\S+@\S+\.\S+$/.test(email)) return setError(signIn.invalidEmail);
    setError('');
    setSending(true);
    try {
      await sendSignInLink(email, nextPage());
      onSent(email);
    } catch (cause) {
      setError(wordsFor(cause, signIn));
    } finally {
      setSending(false);
    }
  }
  return (
    <form className="session-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2 id="sign-in-title">{signIn.title}</h2>
      <p>{signIn.lead}</p>
      <label htmlFor="sign-in-email">{signIn.email}</label>
      <input
        id="sign-in-email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={knownEmail}
        aria-invalid={error !== ''}
        aria-describedby="sign-in-error"
      />
      <p id="sign-in-error" className="session-error" role="alert">
        {error}
      </p>
      <button type="submit" className="session-main" disabled={isSending}>
        {isSending ? signIn.sending : signIn.send}
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

/** Where to go on after signing in: the page that asked for it, with the poster's code that led to it. */
function nextPage(): string {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  const next = params.get('next');
  if (next !== null) return next;
  const venue = params.get('venue');
  return venue === null ? pathname : `${pathname}?venue=${encodeURIComponent(venue)}`;
}

function wordsFor(cause: unknown, texts: PlainTexts['signIn']): string {
  const code = firebaseCode(cause);
  if (code === 'auth/invalid-email') return texts.invalidEmail;
  return code === 'auth/too-many-requests' || code === 'auth/quota-exceeded'
    ? texts.tooMany
    : texts.failed;
}
