import type { LinkableRegistration } from '../platform/session/email-proof.ts';

/** Returns a registration as offered after its email was verified. */
export function testLinkableRegistration(
  overrides: Partial<LinkableRegistration> = {},
): LinkableRegistration {
  return {
    submissionId: 'SUBMISSION1',
    fullName: 'Maya Reyes',
    eventName: 'Autumn Wine Walk',
    eventStartTime: '2026-11-20T18:00:00.000Z',
    timeZone: 'America/New_York',
    submittedAt: '2026-11-01T18:00:00.000Z',
    visits: 3,
    isProven: false,
    mayPreserveSessions: true,
    ...overrides,
  };
}
