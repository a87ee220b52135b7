import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { TippedGlass } from '../../../ui/illustrations/tipped-glass.tsx';

interface Props {
  message: string;
  /** Null where trying the same again is of no use. */
  onRetry: (() => void) | null;
}

/** The emailed link did not sign anybody in: why, and what to do now. */
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
