import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  onSignedInInOtherTab,
  readParticipantRecord,
  saveParticipantRecord,
} from './stored-user.ts';

const day = 24 * 60 * 60 * 1000;
const saved = Date.parse('2026-11-20T18:00:00.000Z');
const maya = { participantId: 'maya', name: 'Maya Reyes', email: 'maya.reyes@example.com' };

beforeEach(() => window.localStorage.clear());

describe('readParticipantRecord', () => {
  it('returns the record for exactly 30 days', () => {
    saveParticipantRecord(maya, saved);
    expect(readParticipantRecord(saved + 30 * day)).toEqual({ ...maya, savedAt: saved });
    expect(readParticipantRecord(saved + 30 * day + 1)).toBeNull();
  });

  it('deletes an expired record', () => {
    saveParticipantRecord(maya, saved);
    readParticipantRecord(saved + 31 * day);
    expect(localStorage.getItem('ww:participant')).toBeNull();
  });

  it('does not restart the 30 days when the same person is saved again', () => {
    saveParticipantRecord(maya, saved);
    saveParticipantRecord({ ...maya, name: 'Maya R. Reyes' }, saved + 10 * day);
    expect(readParticipantRecord(saved + 10 * day)).toEqual({
      ...maya,
      name: 'Maya R. Reyes',
      savedAt: saved,
    });
  });

  it('restarts the 30 days for another person and after they have expired', () => {
    saveParticipantRecord(maya, saved);
    saveParticipantRecord({ ...maya, participantId: 'iris' }, saved + day);
    expect(readParticipantRecord(saved + day)?.savedAt).toBe(saved + day);
    saveParticipantRecord({ ...maya, participantId: 'iris' }, saved + 40 * day);
    expect(readParticipantRecord(saved + 40 * day)?.savedAt).toBe(saved + 40 * day);
  });

  it.each([
    '{',
    '{}',
    '[]',
    'null',
    '{"participantId":"a","name":"b","email":"c","savedAt":"now"}',
  ])('returns null for the invalid value %s', (text) => {
    localStorage.setItem('ww:participant', text);
    expect(readParticipantRecord(saved)).toBeNull();
  });
});

describe('onSignedInInOtherTab', () => {
  it('notifies of a sign-in in another tab until it is unsubscribed', () => {
    const change = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    const signedIn = vi.fn();
    const stop = onSignedInInOtherTab(signedIn);
    change('ww:language', 'es');
    change('ww:signed-in', null);
    expect(signedIn).not.toHaveBeenCalled();
    change('ww:signed-in', '{"uid":"maya"}');
    expect(signedIn).toHaveBeenCalledOnce();
    stop();
    change('ww:signed-in', '{"uid":"maya"}');
    expect(signedIn).toHaveBeenCalledOnce();
  });
});
