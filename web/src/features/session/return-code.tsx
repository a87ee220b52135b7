import { signInByReturnCode } from '../../data/address-proof.ts';
import { usePlainTexts } from '../../texts/plain/plain-texts.ts';
import { DigitsForm } from './digits-form.tsx';
import { failureCode } from './failure-code.ts';
import { useTask } from './use-task.ts';

interface Props {
  onSignedIn: () => void;
  onBack: () => void;
}

/** The way back into a walk by the code that staff gave at the desk. */
export function ReturnCode({ onSignedIn, onBack }: Props) {
  const { signIn, choose, desk } = usePlainTexts();
  const task = useTask((cause) => {
    const code = failureCode(cause);
    if (['wrong-code', 'code-expired', 'invalid-input'].includes(code)) return desk.wrong;
    return code === 'too-many-requests' ? signIn.tooMany : choose.failed;
  });
  return (
    <div className="session-form">
      <h2 id="sign-in-title">{desk.title}</h2>
      <p>{desk.lead}</p>
      <DigitsForm
        label={desk.code}
        length={8}
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
