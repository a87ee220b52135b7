/** The form's field `email`, trimmed. */
export function emailOf(form: HTMLFormElement): string {
  const typed = new FormData(form).get('email');
  return typeof typed === 'string' ? typed.trim() : '';
}
