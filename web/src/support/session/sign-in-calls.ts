import { vi } from 'vitest';
import { ApiError } from '../../platform/api/api-errors.ts';
import type { SentSignIn } from '../../platform/session/email-link.ts';
import type { ProvenEmail } from '../../platform/session/email-proof.ts';

/** Calls that email a link and a code. */
export const link = {
  send: vi.fn<(email: string, next: string) => Promise<SentSignIn>>(),
  emulator: vi.fn<(email: string) => Promise<string | null>>(),
};

/** Calls that verify an email and sign in. */
export const proof = {
  byCode: vi.fn<(email: string, attemptId: string, code: string) => Promise<ProvenEmail>>(),
  byLink: vi.fn<(email: string, href: string) => Promise<ProvenEmail>>(),
  take: vi.fn(),
  byReturnCode: vi.fn<(code: string) => Promise<void>>(),
};

/** Returns the API error with this code. */
export const refusal = (code: string): ApiError =>
  new ApiError(new Response(null, { status: 422 }), JSON.stringify({ code, message: code }));
