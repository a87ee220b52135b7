import { describe, expect, it } from 'vitest';
import {
  type IndexConfig,
  missingIndex,
  type QueryFilter,
  type SentQuery,
} from './missing-index.ts';

const config: IndexConfig = {
  indexes: [
    index('tickets', 'eventId ASCENDING', 'nameKey ASCENDING'),
    index('tickets', 'state ASCENDING', 'nameKey ASCENDING'),
    index('tills', 'eventId ASCENDING', 'salesCents ASCENDING'),
  ],
  fieldOverrides: [
    { collectionGroup: 'codes', fieldPath: 'expiresAt', indexes: [] },
    {
      collectionGroup: 'progress',
      fieldPath: 'eventId',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
};

function index(collectionGroup: string, ...fields: string[]) {
  return {
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: fields.map((field) => {
      const [fieldPath = '', order = ''] = field.split(' ');
      return { fieldPath, order };
    }),
  };
}

const is = (fieldPath: string, op = 'EQUAL'): QueryFilter => ({
  fieldFilter: { field: { fieldPath }, op },
});
const every = (...filters: QueryFilter[]): QueryFilter => ({
  compositeFilter: { op: 'AND', filters },
});
const any = (...filters: QueryFilter[]): QueryFilter => ({
  compositeFilter: { op: 'OR', filters },
});
const by = (...fields: string[]) =>
  fields.map((field) => {
    const [fieldPath = '', direction = 'ASCENDING'] = field.split(' ');
    return { field: { fieldPath }, direction };
  });
const from = (collectionId: string, rest: Omit<SentQuery, 'from'> = {}): SentQuery => ({
  from: [{ collectionId, allDescendants: false }],
  ...rest,
});

describe('missingIndex', () => {
  it.each<[string, SentQuery]>([
    ['a whole collection', from('tickets', { orderBy: by('__name__') })],
    ['one equality', from('tickets', { where: is('holderEmail') })],
    ['merged equalities', from('tickets', { where: every(is('eventId'), is('code')) })],
    ['one range', from('tickets', { where: is('madeAt', 'GREATER_THAN') })],
    ['a composite', from('tickets', { where: is('eventId'), orderBy: by('nameKey', '__name__') })],
    [
      'a composite read backwards',
      from('tickets', { where: is('state'), orderBy: by('nameKey DESCENDING') }),
    ],
    [
      'two merged composites',
      from('tickets', { where: every(is('eventId'), is('state')), orderBy: by('nameKey') }),
    ],
    [
      'alternatives with an index each',
      from('tickets', { where: any(is('eventId'), is('state')), orderBy: by('nameKey') }),
    ],
    [
      'a collection group with an override',
      { from: [{ collectionId: 'progress', allDescendants: true }], where: is('eventId') },
    ],
  ])('returns null for %s', (_, query) => {
    expect(missingIndex(query, config)).toBeNull();
  });

  it.each<[string, SentQuery]>([
    ['a field without an index', from('codes', { where: is('expiresAt', 'GREATER_THAN') })],
    ['descending IDs', from('tickets', { orderBy: by('__name__ DESCENDING') })],
    [
      'an equality and another range',
      from('tills', { where: every(is('eventId'), is('openedAt', 'LESS_THAN')) }),
    ],
    ['an order without an index', from('tickets', { where: is('code'), orderBy: by('nameKey') })],
    [
      'one alternative without an index',
      from('tickets', { where: any(is('eventId'), is('code')), orderBy: by('nameKey') }),
    ],
    [
      'a collection group without an override',
      { from: [{ collectionId: 'tickets', allDescendants: true }], where: is('eventId') },
    ],
  ])('describes the index for %s', (_, query) => {
    expect(missingIndex(query, config)).toMatch(/^\w+ \(/);
  });

  it('requires summed fields in the index', () => {
    const query = from('tills', { where: is('eventId') });
    expect(missingIndex(query, config, ['salesCents'])).toBeNull();
    expect(missingIndex(query, config, ['refundsCents'])).toMatch(/refundsCents/);
  });
});
