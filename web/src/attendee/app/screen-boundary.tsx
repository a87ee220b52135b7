import './crash-page.css';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { reportError } from '../../platform/api/report-errors.ts';
import { reloadForMissingChunk, reloadNewest } from '../../platform/device/reload.ts';
import { TippedGlass } from '../../ui/illustrations/tipped-glass.tsx';
import { resetFailedImports } from '../../ui/lazy-with-preload.tsx';

interface Props {
  /** True if no frame surrounds it. */
  isFullPage?: boolean;
  children: ReactNode;
}

/** Isolates a crashed screen from the others and renders again at another address. */
export function ScreenBoundary(props: Props) {
  const { pathname } = useLocation();
  return <Boundary {...props} pathname={pathname} />;
}

interface State {
  hasFailed: boolean;
  /**
   * True while a reload is pending: no error is shown, as the reload most likely restores the missing chunk.
   */
  isReloading: boolean;
}

class Boundary extends Component<Props & { pathname: string }, State> {
  override state = { hasFailed: false, isReloading: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (reloadForMissingChunk(error)) return this.setState({ isReloading: true });
    console.error('A screen broke.', error, componentStack);
    reportError(error);
  }

  override componentDidUpdate(before: { pathname: string }) {
    const hasMoved = before.pathname !== this.props.pathname;
    if (!hasMoved || !this.state.hasFailed) return;
    resetFailedImports();
    this.setState({ hasFailed: false });
  }

  override render() {
    const { children, isFullPage = false } = this.props;
    if (!this.state.hasFailed) return children;
    const fallback = this.state.isReloading ? <Reloading /> : <CrashPage />;
    return isFullPage ? <main>{fallback}</main> : fallback;
  }
}

function Reloading() {
  return <p role="status">{useTexts('common').loading}</p>;
}

/** Page shown when a screen crashed. Uses plain CSS because the theme may be the cause. */
function CrashPage() {
  const shell = useTexts('shell');
  return (
    <div className="crash" role="alert">
      <TippedGlass />
      <h1 tabIndex={-1}>{shell.crashTitle}</h1>
      <p>{shell.crashText}</p>
      <div>
        <button type="button" onClick={() => void reloadNewest()}>
          {shell.reload}
        </button>
        <a href="/">{shell.toStart}</a>
      </div>
    </div>
  );
}
