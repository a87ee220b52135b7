import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commitWithRetry } from './commit-with-retry.ts';
import { ConflictError } from './store-errors.ts';
import { commit, type Write } from './write.ts';

vi.mock('./write.ts', () => ({ commit: vi.fn() }));

const writes: Write[] = [{ kind: 'create', path: 'events/x', data: {} }];
const commits = vi.mocked(commit);
beforeEach(() => void commits.mockReset());

describe('commitWithRetry', () => {
  it('returns the response after the commit', async () => {
    commits.mockResolvedValue('committed');
    expect(await commitWithRetry(async () => ({ writes, response: 'done' }))).toBe('done');
    expect(commits).toHaveBeenCalledExactlyOnceWith(writes);
  });

  it('decides again when the commit conflicts', async () => {
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

  it('returns problems and plans without writes without a commit', async () => {
    const refusal = { problem: 'event-gone' };
    expect(await commitWithRetry(async () => refusal)).toBe(refusal);
    expect(await commitWithRetry(async () => ({ writes: [], response: 'as before' }))).toBe(
      'as before',
    );
    expect(commits).not.toHaveBeenCalled();
  });

  it('throws ConflictError when every commit conflicts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    commits.mockResolvedValue('conflict');
    const decide = vi.fn(async () => ({ writes, response: 'never' }));
    await expect(commitWithRetry(decide)).rejects.toThrow(ConflictError);
    expect(decide).toHaveBeenCalledTimes(30);
  });
});
