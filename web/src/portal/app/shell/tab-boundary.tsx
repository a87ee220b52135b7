import { Button } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  isMissingChunk,
  reloadForMissingChunk,
  reloadNewest,
} from '../../../platform/device/reload.ts';
import { resetFailedImports } from '../../../ui/lazy-with-preload.tsx';
import { Alert } from '../../kit/alert.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { texts } from '../../texts/texts.ts';

/**
 * Shows a retry button if the code of a tab or of a part of it could not be fetched; the frame stays.
 * Rethrows other errors.
 */
export function TabBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

interface State {
  /** Thrown value in an object, since it may be falsy. */
  thrown: { error: unknown } | null;
  isReloading: boolean;
  /** Number of failed retries. */
  retries: number;
}

const untouched: State = { thrown: null, isReloading: false, retries: 0 };

class Boundary extends Component<{ pathname: string; children: ReactNode }, State> {
  override state = untouched;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (reloadForMissingChunk(error)) this.setState({ isReloading: true });
  }

  override componentDidUpdate(before: { pathname: string }) {
    if (before.pathname === this.props.pathname || !this.state.thrown) return;
    resetFailedImports();
    this.setState(untouched);
  }

  private readonly retry = () => {
    resetFailedImports();
    this.setState(({ retries }) => ({ thrown: null, retries: retries + 1 }));
  };

  override render() {
    const { thrown, isReloading, retries } = this.state;
    if (!thrown) return this.props.children;
    if (!isMissingChunk(thrown.error)) throw thrown.error;
    if (isReloading) return <TabSkeleton />;
    return (
      <Alert
        tone="danger"
        action={
          <>
            <Button size="sm" variant="outline" onClick={this.retry} autoFocus={retries > 0}>
              {texts.app.tryAgain}
            </Button>
            {retries > 0 && (
              <Button size="sm" variant="ghost" onClick={() => void reloadNewest()}>
                {texts.app.tabFailed.reload}
              </Button>
            )}
          </>
        }
      >
        {texts.app.tabFailed.text}
      </Alert>
    );
  }
}
