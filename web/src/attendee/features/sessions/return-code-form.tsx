import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { signInByReturnCode } from '../../../platform/session/email-proof.ts';
import { errorCode } from './failure-code.ts';
import { OneTimeCodeForm } from './one-time-code-form.tsx';
import { useAsyncAction } from './use-async-action.ts';

interface Props {
  /** Code from the address; empty if there is none. */
  filled: string;
  onSignedIn: () => void;
  onBack: () => void;
}

/** Sign-in by code: from the desk, or from a session on another device. */
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
