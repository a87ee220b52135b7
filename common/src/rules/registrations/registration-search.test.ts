import { describe, expect, it } from 'vitest';
import { matchesQuery } from '../../lib/prefix-query.ts';
import { registrationPrefixQueries } from './registration-search.ts';
import { nameKeys } from './registration-state.ts';

const fields = (search: string) =>
  registrationPrefixQueries(search).map(({ field, start, words }) => [field, words?.all ?? start]);

describe('registrationPrefixQueries', () => {
  it('lists all by name without a search', () => {
    expect(fields('  ')).toEqual([['nameKey', null]]);
  });

  it('searches words of the name, email, ticket and confirmation without case and accents', () => {
    expect(fields(' Íñiguez1')).toEqual([
      ['nameKey', ['iniguez1']],
      ['email', 'íñiguez1'],
    ]);
    expect(fields('ww-1')).toEqual([
      ['nameKey', ['ww', '1']],
      ['email', 'ww-1'],
      ['ticketId', 'WW-1'],
      ['id', 'WW-1'],
    ]);
  });

  it('compares every word of a search with the terms of a name', () => {
    const found = (search: string, name: string) =>
      registrationPrefixQueries(search).some((pass) =>
        matchesQuery(pass, { id: 'A1', ...nameKeys(name), email: '', ticketId: null }),
      );
    expect(found('reyes maya', 'Maya Lucía Reyes')).toBe(true);
    expect(found('maya ortega', 'Maya Lucía Reyes')).toBe(false);
  });
});
