import { newTicketId } from '@wine-walk/common/api/tickets.ts';
import { expect, it } from 'vitest';
import { generateTicketIds } from './generate.ts';

it('generateTicketIds returns different, unguessable IDs that the contract accepts', () => {
  const ids = generateTicketIds('HARVEST', 400);
  expect(new Set(ids).size).toBe(400);
  for (const id of ids) {
    expect(id).toMatch(/^HARVEST-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(newTicketId.parse(id)).toBe(id);
  }
});
