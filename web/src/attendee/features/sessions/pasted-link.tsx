import { type FormEvent, useId } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { type ProvenEmail, proveEmailByLink } from '../../../platform/session/email-proof.ts';
import { useAsyncAction } from './session-forms.ts';

interface Props {
  email: string;
  onProven: (proven: ProvenEmail) => Promise<void>;
}

/**
 * Field for the pasted email link: an iPhone opens the link in the browser and not in the home-screen app.
 */
export default function PastedLink({ email, onProven }: Props) {
  const { pasted } = useTexts('signIn');
  const { choose } = useTexts('signIn');
  const id = useId();
  const task = useAsyncAction({
    codes: {
      'used-link': pasted.wrong,
      'wrong-address': pasted.wrong,
      'invalid-input': pasted.wrong,
    },
    failed: choose.failed,
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get('link');
    if (typeof link === 'string' && link.trim() !== '')
      void task.run(async () => onProven(await proveEmailByLink(email, link)));
  }
  return (
    <form className="session-paste" noValidate onSubmit={submit}>
      <p>{pasted.question}</p>
      <label htmlFor={id}>{pasted.label}</label>
      <input
        id={id}
        name="link"
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        aria-invalid={task.error !== ''}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} className="session-error" role="alert">
        {task.error}
      </p>
      <button type="submit" className="session-outline" aria-disabled={task.isWorking}>
        {pasted.confirm}
      </button>
    </form>
  );
}
