import { Suspense, useState } from 'react';
import { withTexts } from '../../../i18n/load-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import {
  dismissInstall,
  type InstallMethod,
  promptInstall,
} from '../../../platform/device/install.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { currentSession } from '../../../platform/session/session-state.ts';
import { lazyOptional } from '../../../ui/lazy-optional.ts';
import './app-prompts.css';
import { useFocusInView } from './use-focus-in-view.ts';

const TransferCode = lazyOptional(() =>
  withTexts(import('../../features/sessions/transfer-code-panel.tsx'), 'later'),
);

interface Props {
  method: InstallMethod;
  onClose: () => void;
}

/**
 * Offers to add the app to the home screen, in a card of at most a fifth of the screen; on a phone in the place of
 * the name of the app, so that nothing moves. If the browser has no install dialog, a button shows the steps and
 * the sign-in that follows.
 */
export default function InstallPrompt({ method, onClose }: Props) {
  const install = useTexts('install');
  const { shortName } = useOrganization();
  const [isExplained, setExplained] = useState(false);
  useFocusInView();
  function dismiss() {
    dismissInstall();
    onClose();
  }
  async function accept() {
    if (!(await promptInstall())) dismissInstall();
    onClose();
  }
  return (
    <aside className="offer-room no-print" aria-labelledby="install-title">
      <div className="offer offer-install">
        <h2 id="install-title">{install.title({ name: shortName })}</h2>
        {isExplained && method !== 'prompt' && (
          <div className="offer-steps" tabIndex={-1} ref={focusSteps}>
            {method === 'ios' ? <IosSteps /> : <MenuSteps />}
          </div>
        )}
        <div className="offer-actions">
          {method === 'prompt' && (
            <button type="button" className="offer-main" onClick={() => void accept()}>
              {install.install}
            </button>
          )}
          {method !== 'prompt' && !isExplained && (
            <button type="button" className="offer-main" onClick={() => setExplained(true)}>
              {install.how}
            </button>
          )}
          <button type="button" className="offer-later" onClick={dismiss}>
            <span>{install.later}</span>
            <CloseIcon />
          </button>
        </div>
      </div>
    </aside>
  );
}

/** The button that showed the steps is gone: a screen reader reads them, and the keyboard continues here. */
function focusSteps(steps: HTMLElement | null): void {
  steps?.focus();
}

function IosSteps() {
  const { steps } = useTexts('install');
  return (
    <>
      <ol>
        <li>
          {steps.share} <ShareIcon />
        </li>
        <li>{steps.addByShare}</li>
      </ol>
      <SignInNotice />
    </>
  );
}

function MenuSteps() {
  const { steps } = useTexts('install');
  return (
    <ol>
      <li>{steps.menu}</li>
      <li>{steps.addByMenu}</li>
    </ol>
  );
}

/** Notice that the home-screen app starts signed out, with a transfer code. */
function SignInNotice() {
  const install = useTexts('install');
  const isSignedIn = currentSession().state === 'signed-in';
  return (
    <div className="offer-along">
      <p>{isSignedIn ? install.codeBefore : install.signedOutBefore}</p>
      {isSignedIn && (
        <Suspense>
          <TransferCode />
        </Suspense>
      )}
    </div>
  );
}

/** Cross in the place of the words, where there is no room for them. */
function CloseIcon() {
  return (
    <svg className="offer-close" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M18 6 6 18M6 6l12 12" />
    </svg>
  );
}

/** Share icon as drawn by iOS: an arrow out of a box. */
function ShareIcon() {
  return (
    <svg className="offer-share" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 15V3m-4 4 4-4 4 4M8 10H5v11h14V10h-3" />
    </svg>
  );
}
