import { useLandingTexts } from '../../../i18n/landing-texts.ts';
import './app-prompts.css';

interface Props {
  onReload: () => void;
  onLater: () => void;
}

/** A new version is ready. It waits for the person: a reload must not take a half-filled form away. */
export default function UpdatePrompt({ onReload, onLater }: Props) {
  const { update } = useLandingTexts();
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
