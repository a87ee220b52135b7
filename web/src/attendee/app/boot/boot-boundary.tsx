import { Component, type ReactNode } from 'react';
import { useLandingTexts } from '../../../i18n/landing-texts.ts';
import { reloadNewest } from '../../../platform/device/reload.ts';
import { TippedGlass } from '../../../ui/illustrations/tipped-glass.tsx';
import './boot-boundary.css';

interface Props {
  /** Error thrown outside of rendering. */
  error: unknown;
  children: ReactNode;
}

/** Last-resort error boundary for load failures and errors before the app's own error pages exist. */
export class BootBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed || this.props.error ? <LoadFailure /> : this.props.children;
  }
}

function LoadFailure() {
  const { boot } = useLandingTexts();
  return (
    <main className="load-failure">
      <TippedGlass />
      <h1>{boot.failedTitle}</h1>
      <p>{boot.failed}</p>
      <button type="button" onClick={() => void reloadNewest()}>
        {boot.reload}
      </button>
    </main>
  );
}
