import { describe, expect, it } from 'vitest';
import { matchesQuery } from '../../lib/prefix-query.ts';
import { ticketPrefixQueries } from './ticket-search.ts';
import { holderFields } from './tickets.ts';

const fields = (search: string) =>
  ticketPrefixQueries(search).map(({ field, start, words }) => [field, words?.all ?? start]);

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

  it('searches beginnings of id and email, and words of the name, as stored', () => {
    expect(fields(' ww2024-00 ')).toEqual([
      ['id', 'WW2024-00'],
      ['holderEmail', 'ww2024-00'],
      ['holderNameKey', ['ww2024', '00']],
    ]);
    expect(fields('José  L')).toEqual([
      ['holderEmail', 'josé  l'],
      ['holderNameKey', ['jose', 'l']],
    ]);
  });

  it('does not search an invalid id, such as a path', () => {
    expect(fields('a/b')[0]).toEqual(['holderEmail', 'a/b']);
    expect(fields('..')[0]).toEqual(['holderEmail', '..']);
    expect(fields('__x__')[0]).toEqual(['holderEmail', '__x__']);
  });

  it('ends the range after everything with this prefix', () => {
    for (const { field, start, end } of ticketPrefixQueries('ab').slice(0, 2)) {
      for (const rest of ['', 'Z', 'z', '_', ...(field === 'id' ? [] : ['\uffff', '😀'])])
        expect(Buffer.compare(Buffer.from(`${start}${rest}`), Buffer.from(end ?? ''))).toBe(-1);
    }
  });

  it('searches ids only for ASCII texts', () => {
    expect(ticketPrefixQueries('ab')[0]).toEqual({ field: 'id', start: 'AB', end: 'AB~' });
  });
});

describe('matchesQuery', () => {
  const ticket = {
    id: 'WW2024-000001',
    ...holderFields({ holderName: 'Maya Reyes', holderEmail: 'maya.reyes@example.com' }),
  };

  it('returns true for tickets of the pass', () => {
    const [id, email, name] = ticketPrefixQueries('maya');
    if (!id || !email || !name) throw new Error('A search has three passes.');
    expect([id, email, name].map((pass) => matchesQuery(pass, ticket))).toEqual([
      false,
      true,
      true,
    ]);
    const nobody = { ...ticket, ...holderFields({ holderName: null, holderEmail: null }) };
    expect([email, name].map((pass) => matchesQuery(pass, nobody))).toEqual([false, false]);
  });
});
