/** Returns the form's field `email`, trimmed. */
export function readEmailField(form: HTMLFormElement): string {
  const typed = new FormData(form).get('email');
  return typeof typed === 'string' ? typed.trim() : '';
}
