import { describe, expect, it } from 'vitest';
import { matchesAnyQuery } from '../../lib/prefix-query.ts';
import { ticketPrefixQueries } from './ticket-search.ts';

const fields = (search: string) =>
  ticketPrefixQueries(search).map(({ field, start }) => [field, start]);

describe('ticketPrefixQueries', () => {
  it('lists all by id without a search', () => {
    expect(ticketPrefixQueries('  ')).toEqual([{ field: 'id', start: null, end: null }]);
  });

  it('lists all in the requested order; a search has its own', () => {
    const [pass, ...others] = ticketPrefixQueries('', '-holder');
    expect([pass, others]).toEqual([
      { field: 'holderNameKey', start: null, end: null, isDescending: true },
      [],
    ]);
    expect(ticketPrefixQueries('zoe', '-holder')).toEqual(ticketPrefixQueries('zoe'));
  });

  it('searches prefixes of id, email, name and last name as stored', () => {
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

  it('does not search an invalid id, such as a path', () => {
    expect(fields('a/b')[0]).toEqual(['holderEmail', 'a/b']);
    expect(fields('..')[0]).toEqual(['holderEmail', '..']);
    expect(fields('__x__')[0]).toEqual(['holderEmail', '__x__']);
  });

  it('ends after everything with this prefix', () => {
    for (const { field, start, end } of ticketPrefixQueries('ab')) {
      for (const rest of ['', 'Z', 'z', '_', ...(field === 'id' ? [] : ['\uffff', '😀'])])
        expect(Buffer.compare(Buffer.from(`${start}${rest}`), Buffer.from(end ?? ''))).toBe(-1);
    }
  });

  it('searches ids only for ASCII texts', () => {
    expect(ticketPrefixQueries('ab')[0]).toEqual({ field: 'id', start: 'AB', end: 'AB~' });
  });
});

describe('isFoundBy', () => {
  const ticket = {
    id: 'WW2024-000001',
    holderEmail: 'maya.reyes@example.com',
    holderNameKey: 'maya reyes',
    holderLastNameKey: 'reyes',
  };

  it('returns true for tickets of an earlier query', () => {
    const [id, email, name, last] = ticketPrefixQueries('maya');
    if (!id || !email || !name || !last) throw new Error('A search has four passes.');
    expect(matchesAnyQuery([id], ticket)).toBe(false);
    expect(matchesAnyQuery([id, email], ticket)).toBe(true);
    expect(matchesAnyQuery([name], ticket)).toBe(true);
    expect(matchesAnyQuery([last], ticket)).toBe(false);
    expect(matchesAnyQuery([], ticket)).toBe(false);
    expect(matchesAnyQuery([name], { ...ticket, holderNameKey: null })).toBe(false);
  });
});
