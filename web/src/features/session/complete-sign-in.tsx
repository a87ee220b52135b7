import { useEffect, useState } from 'react';
import { BootSpinner } from '../../components/boot-spinner.tsx';
import { useDocumentTitle } from '../../components/document-title.ts';
import { TippedGlass } from '../../components/illustrations/tipped-glass.tsx';
import { completeSignIn, rememberedEmail } from '../../data/email-link.ts';
import type { PlainTexts } from '../../texts/plain/en.ts';
import { usePlainTexts } from '../../texts/plain/plain-texts.ts';
import { AskEmail } from './ask-email.tsx';
import { firebaseCode } from './firebase-code.ts';
import './session.css';

type Step =
  | { name: 'working' }
  | { name: 'ask'; error: string }
  | { name: 'failed'; message: string; canRetry: boolean };

/** Where the emailed link leads: completes the sign-in and goes on to the page that asked for it. */
export default function CompleteSignIn({ onDone }: { onDone: (href: string) => void }) {
  const { complete } = usePlainTexts();
  // Read once: going on changes the address.
  const [next] = useState(() => nextPage(window.location.search));
  const [email, setEmail] = useState(rememberedEmail);
  const [step, setStep] = useState<Step>(email ? { name: 'working' } : { name: 'ask', error: '' });
  useDocumentTitle(complete.documentTitle);
  useEffect(() => {
    if (!email || step.name !== 'working') return;
    completeOnce(email).then(
      () => onDone(next),
      (error: unknown) => setStep(afterFailure(error, complete)),
    );
  }, [email, step.name, next, onDone, complete]);
  if (step.name === 'working') return <BootSpinner label={complete.working} />;
  if (step.name === 'ask') {
    const confirm = (typed: string) => {
      setEmail(typed);
      setStep({ name: 'working' });
    };
    return <AskEmail tried={email ?? ''} error={step.error} onConfirm={confirm} />;
  }
  return (
    <main className="session-page session-form">
      <div role="alert" className="session-words">
        <TippedGlass />
        <h1>{step.message}</h1>
      </div>
      {step.canRetry && (
        <button type="button" className="session-main" onClick={() => setStep({ name: 'working' })}>
          {complete.retry}
        </button>
      )}
      <a className={step.canRetry ? 'session-quiet' : 'session-main'} href="/?sign-in">
        {complete.newLink}
      </a>
    </main>
  );
}

let completing: { email: string; done: Promise<void> } | null = null;

/** The link works once: rendering twice must not use it twice. */
function completeOnce(email: string): Promise<void> {
  if (completing?.email !== email) {
    completing = { email, done: completeSignIn(email, window.location.href) };
    completing.done.catch(() => {
      completing = null;
    });
  }
  return completing.done;
}

/** Only a path of our own: the address came in a link that anybody could have written. */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  return /^\/(?![/\\])/.test(next) ? next : '/';
}

function afterFailure(error: unknown, texts: PlainTexts['complete']): Step {
  const code = firebaseCode(error);
  if (code === 'auth/invalid-email') return { name: 'ask', error: texts.wrongEmail };
  const isSpent = ['auth/invalid-action-code', 'auth/expired-action-code', 'auth/argument-error'];
  return isSpent.includes(code)
    ? { name: 'failed', message: texts.invalidLink, canRetry: false }
    : { name: 'failed', message: texts.failed, canRetry: true };
}
