import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { signInByReturnCode } from '../../../platform/session/email-proof.ts';
import { errorCode } from './failure-code.ts';
import { OneTimeCodeForm } from './one-time-code-form.tsx';
import { useAsyncAction } from './use-async-action.ts';

interface Props {
  /** The code that the address brought; empty where it brought none. */
  filled: string;
  onSignedIn: () => void;
  onBack: () => void;
}

/** The way back into a walk by a code: the desk's, or of a session that is open elsewhere. */
export function ReturnCodeForm({ filled, onSignedIn, onBack }: Props) {
  const { signIn, choose, desk } = useSessionTexts();
  const task = useAsyncAction((cause) => {
    const code = errorCode(cause);
    if (['wrong-code', 'code-expired', 'invalid-input'].includes(code)) return desk.wrong;
    return code === 'too-many-requests' ? signIn.tooMany : choose.failed;
  });
  return (
    <div className="session-form">
      <h2 id="sign-in-title">{desk.title}</h2>
      <p>{desk.lead}</p>
      <OneTimeCodeForm
        label={desk.code}
        filled={filled}
        confirm={desk.confirm}
        error={task.error}
        isWorking={task.isWorking}
        onConfirm={(digits) =>
          void task.run(async () => {
            await signInByReturnCode(digits);
            onSignedIn();
          })
        }
      />
      <button type="button" className="session-quiet" onClick={onBack}>
        {desk.back}
      </button>
    </div>
  );
}
