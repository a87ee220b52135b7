import { expect, it } from 'vitest';
import { tillName } from './volunteer-names.ts';

const ana = { staffId: 'shift-AAAA7f3a', staffName: 'Ana' };
const otherAna = { staffId: 'shift-AAAA91CD', staffName: 'ana' };
const ben = { staffId: 'shift-AAAA0001', staffName: 'Ben' };

it('adds the code of the phone to volunteers of the same name', () => {
  const all = [ana, otherAna, ben];
  expect(all.map((staff) => tillName(staff, all))).toEqual(['Ana (7F3A)', 'ana (91CD)', 'Ben']);
});

it('adds no code for a second till of the same volunteer or for a unique name', () => {
  expect(tillName(ana, [ana, { ...ana }, ben])).toBe('Ana');
});
