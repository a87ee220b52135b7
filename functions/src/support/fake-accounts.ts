import { beforeEach, vi } from 'vitest';
import type { Caller } from '../http/caller.ts';
import { readDocument } from '../store/read.ts';
import { verifyToken } from '../store/verify-token.ts';

vi.mock('../store/verify-token.ts', () => ({ verifyToken: vi.fn() }));
vi.mock('../store/read.ts', () => ({ readDocument: vi.fn() }));
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
};
