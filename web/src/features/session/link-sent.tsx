import { useEffect, useRef, useState } from 'react';
import { emulatorLink } from '../../data/email-link.ts';
import { usePlainTexts } from '../../texts/plain/plain-texts.ts';

/** The link is on its way; in the local demo, where no mail is sent, it is here. */
export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { signIn } = usePlainTexts();
  const [demoLink, setDemoLink] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    emulatorLink(email).then(setDemoLink, () => setDemoLink(null));
  }, [email]);
  return (
    <div className="session-form">
      <h2 id="sign-in-title" tabIndex={-1} ref={heading}>
        {signIn.sentTitle}
      </h2>
      {demoLink ? (
        <>
          <p>{signIn.demoNote}</p>
          <a className="session-main" href={demoLink}>
            {signIn.demoLink}
          </a>
        </>
      ) : (
        <p>{signIn.sent(email)}</p>
      )}
      <button type="button" className="session-quiet" onClick={onOther}>
        {signIn.otherEmail}
      </button>
    </div>
  );
}
