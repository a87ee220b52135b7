import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { TippedGlass } from '../../../ui/illustrations/tipped-glass.tsx';

interface Props {
  message: string;
  /** Null if a retry cannot succeed. */
  onRetry: (() => void) | null;
}

/** Reason the emailed link did not sign in, and the next step. */
export function LinkFailed({ message, onRetry }: Props) {
  const { complete } = useSessionTexts();
  return (
    <main className="session-page session-form">
      <div role="alert" className="session-text">
        <TippedGlass />
        <h1>{message}</h1>
      </div>
      {onRetry && (
        <button type="button" className="session-main" onClick={onRetry}>
          {complete.retry}
        </button>
      )}
      <a className={onRetry ? 'session-quiet' : 'session-main'} href="/?sign-in">
        {complete.newLink}
      </a>
    </main>
  );
}
