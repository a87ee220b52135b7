import { type FormEvent, type ReactNode, useId } from 'react';

interface Props {
  label: string;
  /** How many digits the code has; undefined where it may have letters. */
  length?: number;
  /** What is typed already. */
  filled?: string;
  confirm: string;
  error: string;
  isWorking: boolean;
  isMain?: boolean;
  onConfirm: (digits: string) => void;
  children?: ReactNode;
}

/** Pasted with words around it, a code is still taken whole: what is longer would lose its end without a word. */
const maxTyped = 60;

/** Asks for a code; what stands around the digits of one is as good as nothing. */
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
