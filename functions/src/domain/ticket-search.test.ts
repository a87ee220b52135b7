import { describe, expect, it } from 'vitest';
import { isFoundBy } from './search-pass.ts';
import { ticketSearchPasses } from './ticket-search.ts';

const fields = (search: string) =>
  ticketSearchPasses(search).map(({ field, start }) => [field, start]);

describe('ticketSearchPasses', () => {
  it('lists everything by id where nothing is searched for', () => {
    expect(ticketSearchPasses('  ')).toEqual([{ field: 'id', start: null, end: null }]);
  });

  it('lists everything in the order that was asked for, and keeps a search’s own', () => {
    const [pass, ...others] = ticketSearchPasses('', '-holder');
    expect([pass, others]).toEqual([
      { field: 'holderNameKey', start: null, end: null, isDescending: true },
      [],
    ]);
    expect(ticketSearchPasses('zoe', '-holder')).toEqual(ticketSearchPasses('zoe'));
  });

  // spec: B4.4
  it('looks for the start of id, email, name and last name, each as it is stored', () => {
    expect(fields(' ww2024-00 ')).toEqual([
      ['id', 'WW2024-00'],
      ['holderEmail', 'ww2024-00'],
      ['holderNameKey', 'ww2024-00'],
      ['holderLastNameKey', 'ww2024-00'],
    ]);
    expect(fields('José  L')).toEqual([
      ['holderEmail', 'josé  l'],
      ['holderNameKey', 'jose l'],
      ['holderLastNameKey', 'jose l'],
    ]);
  });

  it('never looks for an id that could not be one, such as a path', () => {
    expect(fields('a/b')[0]).toEqual(['holderEmail', 'a/b']);
    expect(fields('..')[0]).toEqual(['holderEmail', '..']);
    expect(fields('__x__')[0]).toEqual(['holderEmail', '__x__']);
  });

  it('ends after everything that begins so', () => {
    for (const { field, start, end } of ticketSearchPasses('ab')) {
      for (const rest of ['', 'Z', 'z', '_', ...(field === 'id' ? [] : ['\uffff', '😀'])])
        expect(Buffer.compare(Buffer.from(`${start}${rest}`), Buffer.from(end ?? ''))).toBe(-1);
    }
  });

  it('asks for ids up to a text that is as ids are, of ASCII alone', () => {
    expect(ticketSearchPasses('ab')[0]).toEqual({ field: 'id', start: 'AB', end: 'AB~' });
  });
});

describe('isFoundBy', () => {
  const ticket = {
    id: 'WW2024-000001',
    holderEmail: 'maya.reyes@example.com',
    holderNameKey: 'maya reyes',
    holderLastNameKey: 'reyes',
  };

  it('knows what an earlier pass has listed', () => {
    const [id, email, name, last] = ticketSearchPasses('maya');
    if (!id || !email || !name || !last) throw new Error('A search has four passes.');
    expect(isFoundBy([id], ticket)).toBe(false);
    expect(isFoundBy([id, email], ticket)).toBe(true);
    expect(isFoundBy([name], ticket)).toBe(true);
    expect(isFoundBy([last], ticket)).toBe(false);
    expect(isFoundBy([], ticket)).toBe(false);
    expect(isFoundBy([name], { ...ticket, holderNameKey: null })).toBe(false);
  });
});
