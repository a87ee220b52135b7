import { Alert } from '../../kit/alert.tsx';

/** Asks to check the names of a file whose encoding is a guess. */
export function EncodingAlert() {
  return (
    <Alert tone="gold">
      This file isn’t in UTF-8. If names below look wrong, save it as “CSV UTF-8” and choose it
      again.
    </Alert>
  );
}
