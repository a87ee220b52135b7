import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commitWithRetry } from './commit-with-retry.ts';
import { ConflictError } from './store-errors.ts';
import { commit, type Write } from './write.ts';

vi.mock('./write.ts', () => ({ commit: vi.fn() }));

const writes: Write[] = [{ kind: 'create', path: 'events/x', data: {} }];
const commits = vi.mocked(commit);
beforeEach(() => void commits.mockReset());

describe('a decision', () => {
  it('is answered once it is written', async () => {
    commits.mockResolvedValue('committed');
    expect(await commitWithRetry(async () => ({ writes, response: 'done' }))).toBe('done');
    expect(commits).toHaveBeenCalledExactlyOnceWith(writes);
  });

  it('is made afresh where other writes came in between', async () => {
    commits.mockResolvedValueOnce('conflict').mockResolvedValueOnce('conflict');
    commits.mockResolvedValue('committed');
    let tries = 0;
    const decide = async () => {
      tries += 1;
      return { writes, response: tries };
    };
    expect(await commitWithRetry(decide)).toBe(3);
    expect(commits).toHaveBeenCalledTimes(3);
  });

  it('that refuses, or writes nothing, is answered at once', async () => {
    const refusal = { problem: 'not-found', message: 'Gone.' };
    expect(await commitWithRetry(async () => refusal)).toBe(refusal);
    expect(await commitWithRetry(async () => ({ writes: [], response: 'as before' }))).toBe(
      'as before',
    );
    expect(commits).not.toHaveBeenCalled();
  });

  it('is given up where others never stop writing', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    commits.mockResolvedValue('conflict');
    const decide = vi.fn(async () => ({ writes, response: 'never' }));
    await expect(commitWithRetry(decide)).rejects.toThrow(ConflictError);
    expect(decide).toHaveBeenCalledTimes(30);
  });
});
