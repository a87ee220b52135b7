import { useRef } from 'react';

/**
 * The key of a write: the same for every attempt to send the same body, so that one that was carried out
 * without our hearing of it is not carried out again; another one once the body has changed.
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
 * The same for what can be done once more with the same body, after an undo or for somebody else: `done` is told of every
 * answer, so that the next press is another one.
 */
export function useActionKey() {
  const keyOf = useIdempotencyKey();
  const presses = useRef(0);
  return {
    keyOf: (body: unknown) => keyOf([body, presses.current]),
    done: () => {
      presses.current += 1;
    },
  };
}
