import { beforeEach, vi } from 'vitest';
import { readDocument } from '../firestore/read.ts';
import { verifyToken } from '../firestore/verify-token.ts';
import type { Caller } from '../http/caller.ts';

vi.mock('../firestore/verify-token.ts', () => ({ verifyToken: vi.fn() }));
vi.mock('../firestore/read.ts', () => ({ readDocument: vi.fn() }));
export const tokens = vi.mocked(verifyToken);
export const documents = vi.mocked(readDocument);

beforeEach(() => {
  tokens.mockReset();
  documents.mockReset().mockRejectedValue(new Error('No document was to be read.'));
});
export const attendee: Caller = {
  kind: 'attendee',
  uid: 'maya',
  email: '',
  isEmailProven: false,
  generation: 0,
  sessionId: 'phone',
  provedEmail: false,
  limit: undefined,
  signedInAtMs: 0,
};
