import { useTexts } from '../../../i18n/texts.ts';
import './app-prompts.css';
import { useFocusInView } from './use-focus-in-view.ts';

interface Props {
  onReload: () => void;
  onLater: () => void;
}

/**
 * Prompt for a new version. It waits for the attendee's consent because a reload would discard a half-filled
 * form.
 */
export default function UpdatePrompt({ onReload, onLater }: Props) {
  const { update } = useTexts('app');
  useFocusInView();
  return (
    <aside className="offer offer-slim no-print">
      <p role="status">{update.text}</p>
      <div className="offer-actions">
        <button type="button" className="offer-main" onClick={onReload}>
          {update.reload}
        </button>
        <button type="button" onClick={onLater}>
          {update.later}
        </button>
      </div>
    </aside>
  );
}
