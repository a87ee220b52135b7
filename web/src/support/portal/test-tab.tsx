import { configure } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { StaffIdentity } from '../../platform/session/staff-session-store.ts';
import { StaffContext } from '../../portal/session/use-staff.ts';
import { TestFrame } from '../test-frame.tsx';

// Whole tabs with their forms: the first of a file takes its time.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 60_000 });

export const dana: StaffIdentity = {
  username: 'dana',
  fullName: 'Dana Whitlock',
  role: 'admin',
  expiresAt: null,
};
export const theo: StaffIdentity = {
  username: 'theo',
  fullName: 'Theo Marsh',
  role: 'desk',
  expiresAt: null,
};

interface Props {
  staff?: StaffIdentity;
  /** The address. */
  at?: string;
  children: ReactNode;
}

/** A tab of the portal as somebody signed in sees it; its address is shown for the test to read. */
export function TestTab({ staff = dana, at = '/admin', children }: Props) {
  return (
    <TestFrame at={at}>
      <StaffContext value={staff}>
        <Suspense fallback="Loading">{children}</Suspense>
      </StaffContext>
      <Address />
    </TestFrame>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
