import { useLandingTexts } from '../../../i18n/landing-texts.ts';
import { readParticipantRecord } from '../../../platform/session/stored-user.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';

interface Props {
  notice: string | null;
  /** The walk has ended: the summary is what is left to see, and nobody registers any more. */
  isOver: boolean;
  navigate: (href: string) => void;
  openSignIn: () => void;
}

/** The three ways in, drawn as a ticket. */
export function StartCard({ notice, isOver, navigate, openSignIn }: Props) {
  const { landing } = useLandingTexts();
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
      {/* One element for both, and the others stay: the walk is found over while a finger may be on one. */}
      <PlainLink
        className="landing-button landing-main"
        href={isOver ? '/api/login' : '/waiver'}
        navigate={isOver ? undefined : navigate}
      >
        {isOver ? landing.summary : landing.register}
      </PlainLink>
      <a className="landing-button" href="/api/login">
        {landing.signIn}
      </a>
      {/* A form, so that it leads on before any script runs: to registration, as nobody is known then. */}
      <form
        action="/waiver"
        onSubmit={(event) => {
          event.preventDefault();
          continueAsParticipant();
        }}
      >
        <button type="submit" className="landing-button">
          {landing.existing}
        </button>
      </form>
    </section>
  );
}
