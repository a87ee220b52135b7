import { PlainLink } from '../../components/plain-link.tsx';
import { readParticipantRecord } from '../../device/storage-participant.ts';
import { usePlainTexts } from '../../texts/plain/plain-texts.ts';

interface Props {
  notice: string | null;
  navigate: (href: string) => void;
  openSignIn: () => void;
}

/** The three ways in, drawn as a ticket. */
export function StartCard({ notice, navigate, openSignIn }: Props) {
  const { landing } = usePlainTexts();
  /** `/` is here already: for a returning participant without a session, the way in is to sign in. */
  function continueAsParticipant() {
    if (readParticipantRecord()) openSignIn();
    else navigate('/waiver');
  }
  return (
    <section className="landing-start" aria-label={landing.actions}>
      <p className="landing-notice" role="status">
        {notice}
      </p>
      <PlainLink className="landing-button landing-main" href="/waiver" navigate={navigate}>
        {landing.register}
      </PlainLink>
      <a className="landing-button" href="/api/login">
        {landing.signIn}
      </a>
      <button type="button" className="landing-button" onClick={continueAsParticipant}>
        {landing.existing}
      </button>
    </section>
  );
}
