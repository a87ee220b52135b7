import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readReleases } from '../../functions/src/firestore/people/releases.ts';
import { signedRelease } from './evening.ts';
import { createGoogle } from './google.ts';
import { Project } from './items/item.ts';

vi.mock('../../functions/src/firestore/people/releases.ts', () => ({ readReleases: vi.fn() }));

const project = new Project(createGoogle({ project: 'walk', getToken: async () => '' }));
const read = () => signedRelease('https://walk.example.org').read(project);

describe('the release of an evening', () => {
  beforeEach(() => vi.mocked(readReleases).mockReset());

  it('reads the newest release that is published', async () => {
    const text = { title: 'Release of Uncork', text: '1. Age', sha256: '' };
    const data = {
      organizer: 'Uncork',
      jurisdiction: 'Ontario',
      en: text,
      es: text,
      publishedAt: '2026-11-02T10:00:00.000Z',
      publishedBy: 'admin',
    };
    vi.mocked(readReleases).mockResolvedValue([{ id: '2026-11-02-a', data } as never]);
    expect(await read()).toEqual({ state: 'ok', note: 'Release of Uncork, 2026-11-02' });
  });

  it('reports a missing release until one is published', async () => {
    vi.mocked(readReleases).mockResolvedValue([]);
    expect(await read()).toEqual({
      state: 'missing',
      note: 'none is published',
      step: 'publish it at https://walk.example.org/admin/organization?page=release',
    });
  });
});
