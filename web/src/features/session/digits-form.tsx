import { type FormEvent, type ReactNode, useId } from 'react';

interface Props {
  label: string;
  /** How many digits the code has. */
  length: number;
  confirm: string;
  error: string;
  isWorking: boolean;
  isMain?: boolean;
  onConfirm: (digits: string) => void;
  children?: ReactNode;
}

/** Asks for a code of digits; spaces in it are as good as none. */
export function DigitsForm(props: Props) {
  const { label, length, confirm, error, isWorking, isMain = true, onConfirm, children } = props;
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('digits');
    const digits = typeof typed === 'string' ? typed.replace(/\D/g, '') : '';
    if (digits.length > 0) onConfirm(digits);
  }
  return (
    <form className="session-digits" noValidate onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length + 2}
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
        disabled={isWorking}
      >
        {confirm}
      </button>
      {children}
    </form>
  );
}
