import { Notice } from '../shell/notice.tsx';

/** Why a desk account finds no buttons here. `what`: 'businesses'. */
export function DeskNote({ what }: { what: string }) {
  return (
    <Notice tone="gray">
      Your desk account can look at {what}; changing them takes an admin account.
    </Notice>
  );
}
