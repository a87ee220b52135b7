import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { requireWritable } from './read-only.ts';

const message = 'Registration is paused. Please come back in ten minutes.';

describe('requireWritable', () => {
  it.each([
    ['POST', '/api/waiver/submit'],
    ['POST', '/api/checkins'],
    ['PUT', '/api/admin/events/{id}'],
    ['DELETE', '/api/participants/{id}'],
  ] as const)('refuses %s %s with the message of staff, to be repeated later', (method, path) => {
    const refusal = requireWritable({ method, path }, message);
    expect(isProblem(refusal)).toBe(true);
    expect(refusal).toMatchObject({
      problem: 'read-only',
      details: { notice: message, retryAfterSeconds: 60 },
    });
  });

  it.each([
    ['GET', '/api/events/active'],
    ['POST', '/api/admin/login'],
    ['POST', '/api/admin/logout'],
  ] as const)('accepts %s %s', (method, path) => {
    expect(requireWritable({ method, path }, message)).toBeUndefined();
  });

  it.each(['', undefined])('accepts changes with the message %j', (none) => {
    vi.stubEnv('READ_ONLY_MESSAGE', none);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(requireWritable({ method: 'POST', path: '/api/checkins' })).toBeUndefined();
  });
});
