import { configure } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { CallContext } from '../../platform/api/call-context.ts';
import type { StaffIdentity } from '../../platform/session/staff-session-store.ts';
import { UndoMenu, UndoMenuProvider } from '../../portal/kit/changes/undo-menu.tsx';
import { staffCalls } from '../../portal/session/staff-calls.ts';
import { StaffContext } from '../../portal/session/use-staff.ts';
import { TestFrame } from '../test-frame.tsx';

// Tabs with long forms: computing the visibility of each element takes seconds.
configure({ defaultHidden: true });
// jsdom has no layout to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

export const dana: StaffIdentity = {
  username: 'dana',
  fullName: 'Dana Whitlock',
  role: 'admin',
  expiresAt: null,
  eventId: null,
};
export const theo: StaffIdentity = {
  username: 'theo',
  fullName: 'Theo Marsh',
  role: 'desk',
  expiresAt: null,
  eventId: null,
};

interface Props {
  staff?: StaffIdentity;
  /** Initial URL. */
  at?: string;
  children: ReactNode;
}

/** Renders a tab of the portal for a signed-in staff member. */
export function TestTab({ staff = dana, at = '/admin', children }: Props) {
  return (
    <TestFrame at={at}>
      <CallContext value={staffCalls}>
        <StaffContext value={staff}>
          <UndoMenuProvider>
            <UndoMenu />
            <Suspense fallback="Loading">{children}</Suspense>
          </UndoMenuProvider>
        </StaffContext>
      </CallContext>
    </TestFrame>
  );
}
