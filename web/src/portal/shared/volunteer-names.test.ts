import { expect, it } from 'vitest';
import { tillName } from './volunteer-names.ts';

const ana = { staffId: 'shift-AAAA7f3a', staffName: 'Ana' };
const otherAna = { staffId: 'shift-AAAA91CD', staffName: 'ana' };
const ben = { staffId: 'shift-AAAA0001', staffName: 'Ben' };

it('two volunteers of the same name are told apart by the code that each phone shows', () => {
  const all = [ana, otherAna, ben];
  expect(all.map((staff) => tillName(staff, all))).toEqual(['Ana (7F3A)', 'ana (91CD)', 'Ben']);
});

it('a second till of the same volunteer, and a name alone, bear no code', () => {
  expect(tillName(ana, [ana, { ...ana }, ben])).toBe('Ana');
});
