import { useRef } from 'react';

/**
 * Returns a function for the idempotency key of a write: the same for each retry with the same body, so that
 * a write whose response was lost is not repeated; a new one after the body changes.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/**
 * Idempotency key of an action that can be repeated with the same body, after an undo or for another person.
 * Call `done` after each response, so that the next action gets a new key.
 */
export function useActionKey() {
  const keyOf = useIdempotencyKey();
  const attempts = useRef(0);
  return {
    keyOf: (body: unknown) => keyOf([body, attempts.current]),
    done: () => {
      attempts.current += 1;
    },
  };
}
