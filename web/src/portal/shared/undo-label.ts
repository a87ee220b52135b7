import { type UndoableAction } from '@wine-walk/common/api/desk.ts';
import { formats } from '../../i18n/format.ts';

const { money } = formats('en-US');

/** What was done, in a line: 'Maya Reyes is in', 'Vino Veritas confirmed for Maya Reyes'. */
export function undoLabel({ action, people, subjects }: UndoableAction): string {
  const who = people.join(', ') || 'Somebody';
  const what = subjects.length > 3 ? `${subjects.length} businesses` : subjects.join(', ');
  switch (action) {
    case 'admit':
      return `${who} ${people.length > 1 ? 'are' : 'is'} in`;
    case 'redeem':
      return `${what} handed over`;
    case 'confirm':
      return `${what} confirmed for ${who}`;
    case 'refuse':
      return `${what} refused for ${who}`;
    case 'check-in':
      return `${who} checked in at ${what}`;
    case 'enter-card':
      return `Card of ${who}: ${what}`;
  }
}

/** What an undo means for the cash: '$35 was taken: undo takes it out of your till, give it back.' Null where none was taken. */
export function undoCashText({ taken }: UndoableAction): string | null {
  return taken && `${money(taken)} was taken: undo takes it out of your till, give it back.`;
}
