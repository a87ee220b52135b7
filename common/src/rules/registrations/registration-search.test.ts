import { describe, expect, it } from 'vitest';
import { matchesAnyQuery } from '../../lib/prefix-query.ts';
import { registrationPrefixQueries } from './registration-search.ts';

const fields = (search: string) =>
  registrationPrefixQueries(search).map(({ field, start }) => [field, start]);

describe('registrationPrefixQueries', () => {
  it('lists all by name without a search', () => {
    expect(fields('  ')).toEqual([['nameKey', null]]);
  });

  it('searches name, last name, email, ticket and confirmation without case and accents', () => {
    expect(fields(' Íñiguez1')).toEqual([
      ['nameKey', 'iniguez1'],
      ['lastNameKey', 'iniguez1'],
      ['email', 'íñiguez1'],
    ]);
    expect(fields('ww-1').slice(3)).toEqual([
      ['ticketId', 'WW-1'],
      ['id', 'WW-1'],
    ]);
  });

  it('lists each registration once over all passes', () => {
    const maya = {
      id: 'A1',
      nameKey: 'maya reyes',
      lastNameKey: 'reyes',
      email: '',
      ticketId: null,
    };
    const passes = registrationPrefixQueries('maya');
    expect(matchesAnyQuery(passes.slice(0, 1), maya)).toBe(true);
    expect(matchesAnyQuery(passes.slice(1), maya)).toBe(false);
  });
});
