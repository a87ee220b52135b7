import { Alert } from '../alert.tsx';

/** Why a desk account finds no buttons here. `what`: 'businesses'. */
export function ReadOnlyNote({ what }: { what: string }) {
  return (
    <Alert tone="gray">
      Your desk account can look at {what}; changing them takes an admin account.
    </Alert>
  );
}
