import { useEffect, useRef, useState } from 'react';
import { useSessionTexts } from '../../../i18n/session-texts.ts';
import type { SentSignIn } from '../../../platform/session/email-link.ts';
import type { ProvenEmail } from '../../../platform/session/email-proof.ts';
import { rememberedEmail } from '../../../platform/session/sign-in-link.ts';
import { readParticipantRecord } from '../../../platform/session/stored-user.ts';
import { ChooseRegistrations } from './choose-registrations.tsx';
import { readCodeFromHash, removeCodeFromHash } from './hash-code.ts';
import { LinkSent } from './link-sent.tsx';
import { returnPathAfterSignIn } from './next-page.ts';
import { RequestLink } from './request-link.tsx';
import { ReturnCodeForm } from './return-code-form.tsx';
import { signInIfKnown } from './sign-in-if-known.ts';
import './session-panel.css';
import './session-form.css';
import './session-choices.css';
import './session-page.css';

interface Props {
  onClose: () => void;
  navigate: (href: string) => void;
}

type Step =
  | { name: 'ask' | 'desk-code' }
  | { name: 'sent'; sent: SentSignIn }
  | { name: 'choose'; proven: ProvenEmail };

/** Sign-in panel over the landing page: by email, or by a code from the desk. */
export default function SignInPanel({ onClose, navigate }: Props) {
  const { signIn } = useSessionTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [filled] = useState(readCodeFromHash);
  const [step, setStep] = useState<Step>({ name: filled ? 'desk-code' : 'ask' });
  const lastEmail = readParticipantRecord()?.email || (rememberedEmail() ?? '');
  useEffect(() => {
    removeCodeFromHash();
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // The focused element disappears with its step, so the next step's field receives the focus.
  const isToType = step.name === 'ask' || step.name === 'desk-code';
  useEffect(() => {
    if (isToType) dialog.current?.querySelector('input')?.focus();
  }, [isToType, step.name]);
  const goOn = () => navigate(returnPathAfterSignIn(window.location));
  const accept = async (proven: ProvenEmail) => {
    if ((await signInIfKnown(proven)) === 'signed-in') return goOn();
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
          onSent={(sent) => setStep({ name: 'sent', sent })}
          onDeskCode={() => setStep({ name: 'desk-code' })}
          navigate={navigate}
        />
      )}
      {step.name === 'sent' && (
        <LinkSent
          key={step.sent.attemptId}
          sent={step.sent}
          onOther={() => setStep({ name: 'ask' })}
          onSentAgain={(sent) => setStep({ name: 'sent', sent })}
          onProven={accept}
        />
      )}
      {step.name === 'desk-code' && (
        <ReturnCodeForm filled={filled} onSignedIn={goOn} onBack={() => setStep({ name: 'ask' })} />
      )}
      {step.name === 'choose' && (
        <ChooseRegistrations
          proven={step.proven}
          registerHref="/waiver"
          onSignedIn={goOn}
          navigate={navigate}
        />
      )}
    </dialog>
  );
}
