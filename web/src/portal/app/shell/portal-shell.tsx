import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { UndoMenuProvider } from '../../kit/changes/undo-menu.tsx';
import { OfflineNotice } from '../../kit/offline-notice.tsx';
import { SessionEndNotice } from '../../kit/session-end-notice.tsx';
import { useSessionPolling } from '../../session/session-checks.ts';
import { useStaff } from '../../session/use-staff.ts';
import { useRunDeskQueue } from '../../shared/desk/desk-queue.ts';
import { texts } from '../../texts/texts.ts';
import { EventChanges } from './event-changes.tsx';
import { PortalNavigation } from './portal-navigation.tsx';
import './portal-shell.css';

/** Frame of every tab: a rail at the side, on a phone a bar at the bottom. */
export function PortalShell({ children }: { children: ReactNode }) {
  useSessionPolling();
  useRunDeskQueue(useStaff().username);
  return (
    <UndoMenuProvider>
      <div className="portal">
        <a href="#portal-content" className="portal-skip">
          {texts.app.navigation.skip}
        </a>
        <PortalNavigation />
        <Box as="main" id="portal-content" tabIndex={-1} className="portal-content">
          <OfflineNotice />
          <SessionEndNotice />
          <EventChanges />
          {children}
        </Box>
      </div>
    </UndoMenuProvider>
  );
}
