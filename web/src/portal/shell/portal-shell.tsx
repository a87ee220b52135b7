import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeskQueueOf } from '../records/desk-queue.ts';
import { useSessionWatch } from '../session/use-session-watch.ts';
import { useStaff } from '../session/use-staff.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PortalNavigation } from './portal-navigation.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { WalkChanges } from './walk-changes.tsx';
import './portal-shell.css';

/** The frame of every tab: the rail at the side, a strip of tabs above on a phone. */
export function PortalShell({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useFocusOnTab(content);
  useKeptFocus();
  useSessionWatch();
  useDeskQueueOf(useStaff().username);
  return (
    <div className="portal">
      <a href="#portal-content" className="portal-skip">
        Skip to content
      </a>
      <PortalNavigation />
      <Box as="main" id="portal-content" ref={content} tabIndex={-1} className="portal-content">
        <OfflineNotice />
        <WalkChanges />
        {children}
      </Box>
    </div>
  );
}

/** Moves the focus to the new tab's heading, so that a screen reader says where one is now. */
function useFocusOnTab(content: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // A tab that begins with a field has it already: the desk, into which a hardware scanner types.
    if (content.current?.querySelector('input:focus')) return;
    const heading = content.current?.querySelector<HTMLElement>('h1') ?? content.current;
    heading?.focus({ preventScroll: true });
  }, [pathname, content]);
}
