import { type FormEvent, type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { signInByReturnCode } from '../../../platform/session/email-proof.ts';
import { useAsyncAction } from './session-forms.ts';

interface Props {
  label: string;
  /** Number of digits in the code; undefined if it may contain letters. */
  length?: number;
  /** Prefilled code. */
  filled?: string;
  confirm: string;
  error: string;
  isWorking: boolean;
  isMain?: boolean;
  onConfirm: (digits: string) => void;
  children?: ReactNode;
}

/**
 * Maximum input length: a code pasted with surrounding words is accepted, and a lower limit would silently
 * cut off its end.
 */
const maxTyped = 60;

/** Form for a one-time code; ignores other characters around the digits. */
export function OneTimeCodeForm(props: Props) {
  const { label, length, filled, confirm, error, isWorking, isMain = true } = props;
  const { onConfirm, children } = props;
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('digits');
    const code = typeof typed === 'string' ? typed.trim() : '';
    const digits = length ? code.replace(/\D/g, '') : code;
    if (digits.length > 0) onConfirm(digits);
  }
  return (
    <form className="session-digits" noValidate onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="digits"
        inputMode={length ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={length ? maxTyped : 30}
        defaultValue={filled}
        required
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} className="session-error" role="alert">
        {error}
      </p>
      <button
        type="submit"
        className={isMain ? 'session-main' : 'session-outline'}
        aria-disabled={isWorking}
      >
        {confirm}
      </button>
      {children}
    </form>
  );
}

interface ReturnCodeFormProps {
  /** Code from the address; empty if there is none. */
  filled: string;
  onSignedIn: () => void;
  onBack: () => void;
}

/** Returns the task that signs in by a code, with the reason of a refusal; `wrong`: of a code that cannot work. */
function useReturnCode(onSignedIn: () => void, wrong: string) {
  const { form: signIn, choose } = useTexts('signIn');
  const task = useAsyncAction({
    codes: {
      'unknown-return-code': wrong,
      'return-code-expired': wrong,
      'return-code-ended': wrong,
      'invalid-input': wrong,
    },
    tooMany: signIn.tooMany,
    failed: choose.failed,
  });
  const redeem = (code: string) =>
    void task.run(async () => {
      await signInByReturnCode(code);
      onSignedIn();
    });
  return { ...task, redeem };
}

/** Sign-in by code: from the desk, or from a session on another device. */
export function ReturnCodeForm({ filled, onSignedIn, onBack }: ReturnCodeFormProps) {
  const { desk } = useTexts('signIn');
  const task = useReturnCode(onSignedIn, desk.wrong);
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
        onConfirm={task.redeem}
      />
      <button type="button" className="session-quiet" onClick={onBack}>
        {desk.back}
      </button>
    </div>
  );
}

interface TicketLinkFormProps extends Omit<ReturnCodeFormProps, 'filled'> {
  code: string;
  /** First name of the owner of the link. */
  name: string;
}

/** Sign-in by the link of a reminder or to a guest, after one press: mail servers open links, too. */
export function TicketLinkForm({ code, name, onSignedIn, onBack }: TicketLinkFormProps) {
  const { complete, desk, link } = useTexts('signIn');
  const task = useReturnCode(onSignedIn, complete.invalidLink);
  const isOver = task.error === complete.invalidLink;
  return (
    <div className="session-form">
      <h2 id="sign-in-title">{link.title({ name })}</h2>
      {!isOver && <p>{link.lead}</p>}
      <p className="session-error" role="alert">
        {task.error}
      </p>
      <button
        type="button"
        className="session-main"
        aria-disabled={task.isWorking}
        onClick={isOver ? onBack : () => task.redeem(code)}
      >
        {isOver ? desk.back : link.open}
      </button>
      {!isOver && (
        <button type="button" className="session-quiet" onClick={onBack}>
          {desk.back}
        </button>
      )}
    </div>
  );
}
