import { useEffect, useRef, useState } from 'react';
import { rememberedEmail } from '../../data/email-link.ts';
import { readParticipantRecord } from '../../device/storage-participant.ts';
import { usePlainTexts } from '../../texts/plain/plain-texts.ts';
import { LinkSent } from './link-sent.tsx';
import { RequestLink } from './request-link.tsx';
import './session.css';

interface Props {
  onClose: () => void;
  navigate: (href: string) => void;
}

/** Sign-in by email link, over the landing. */
export default function SignInPanel({ onClose, navigate }: Props) {
  const { signIn } = usePlainTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const known = readParticipantRecord()?.email ?? rememberedEmail() ?? '';
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
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
      {sentTo ? (
        <LinkSent email={sentTo} onOther={() => setSentTo(null)} />
      ) : (
        <RequestLink knownEmail={known} onSent={setSentTo} navigate={navigate} />
      )}
    </dialog>
  );
}
