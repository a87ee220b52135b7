import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { reloadForMissingChunk } from '../../platform/device/reload.ts';
import { resetFailedImports } from '../../ui/lazy-with-preload.tsx';
import { CrashPage } from './crash-page.tsx';

interface Props {
  /** Whether there is no frame around it. */
  isWholePage?: boolean;
  children: ReactNode;
}

/** Keeps a screen that broke from taking the others with it: at another address it is tried anew. */
export function ScreenBoundary(props: Props) {
  const { pathname } = useLocation();
  return <Boundary {...props} pathname={pathname} />;
}

interface State {
  hasFailed: boolean;
  /** A reload is on its way: no failure is shown meanwhile, as most likely what broke is there afterwards. */
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
  }

  override componentDidUpdate(before: { pathname: string }) {
    const hasMoved = before.pathname !== this.props.pathname;
    if (!hasMoved || !this.state.hasFailed) return;
    resetFailedImports();
    this.setState({ hasFailed: false });
  }

  override render() {
    const { children, isWholePage = false } = this.props;
    if (!this.state.hasFailed) return children;
    const fallback = this.state.isReloading ? <Reloading /> : <CrashPage />;
    return isWholePage ? <main>{fallback}</main> : fallback;
  }
}

function Reloading() {
  return <p role="status">{useTexts().common.loading}</p>;
}
