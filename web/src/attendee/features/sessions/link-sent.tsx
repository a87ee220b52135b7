import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { isHomeScreenApp } from '../../../platform/device/install.ts';
import { emulatorLink, type SentSignIn, sendSignIn } from '../../../platform/session/email-link.ts';
import { type ProvenEmail, proveEmailByCode } from '../../../platform/session/email-proof.ts';
import { returnPathAfterSignIn } from './next-page.ts';
import { OneTimeCodeForm } from './one-time-code-form.tsx';
import { useAsyncAction } from './session-forms.ts';

const PastedLink = lazy(() => import('./pasted-link.tsx'));

interface Props {
  sent: SentSignIn;
  onOther: () => void;
  /** Called after another link and code were sent. */
  onSentAgain: (sent: SentSignIn) => void;
  onProven: (proven: ProvenEmail) => Promise<void>;
}

/** Confirmation that the link and code were emailed. The local demo sends no mail and shows both here. */
export function LinkSent({ sent, onOther, onSentAgain, onProven }: Props) {
  const { email, isDelayed, attemptId, code } = sent;
  const { form: signIn, choose } = useTexts('signIn');
  const [demoLink, setDemoLink] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const task = useAsyncAction({
    codes: {
      'wrong-code': signIn.wrongCode,
      'invalid-input': signIn.wrongCode,
      'sign-in-code-expired': signIn.codeExpired,
      'mail-rejected': signIn.rejected,
    },
    tooMany: signIn.tooMany,
    failed: choose.failed,
  });
  useEffect(() => {
    heading.current?.focus();
    emulatorLink(email).then(setDemoLink, () => setDemoLink(null));
  }, [email]);
  return (
    <div className="session-form">
      <h2 id="sign-in-title" tabIndex={-1} ref={heading}>
        {isDelayed ? signIn.delayedTitle : signIn.sentTitle}
      </h2>
      {demoLink ? (
        <>
          <p>
            {signIn.demoNote} {code && signIn.demoCode({ code })}
          </p>
          <a className="session-main" href={demoLink}>
            {signIn.demoLink}
          </a>
        </>
      ) : (
        <p>{sentText(sent, signIn)}</p>
      )}
      {attemptId && (
        <OneTimeCodeForm
          label={signIn.code}
          length={6}
          confirm={signIn.codeConfirm}
          error={task.error}
          isWorking={task.isWorking}
          isMain={!demoLink}
          onConfirm={(digits) =>
            void task.run(async () => onProven(await proveEmailByCode(email, attemptId, digits)))
          }
        />
      )}
      {attemptId && (
        <button
          type="button"
          className="session-quiet"
          aria-disabled={task.isWorking}
          onClick={() =>
            void task.run(async () =>
              onSentAgain(await sendSignIn(email, returnPathAfterSignIn(window.location))),
            )
          }
        >
          {signIn.codeAgain}
        </button>
      )}
      {isHomeScreenApp() && (
        <Suspense>
          <PastedLink email={email} onProven={onProven} />
        </Suspense>
      )}
      <button type="button" className="session-quiet" onClick={onOther}>
        {signIn.otherEmail}
      </button>
    </div>
  );
}

function sentText(
  { email, isDelayed, attemptId }: SentSignIn,
  texts: AttendeeTexts['signIn']['form'],
) {
  if (isDelayed) return texts.delayed({ email });
  return attemptId ? texts.sentBoth({ email }) : texts.sent({ email });
}
