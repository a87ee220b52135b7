import { expect, it } from 'vitest';
import { mutantsOf } from './security-rules.ts';

const rules = `
    // a == b
    function isStaff(roles) {
      return known()
        && account().isActive == true
        && account().role in roles;
    }
    allow read: if isStaff(['desk', 'admin']);`;

it('creates mutants that allow, deny, omit, negate or remove one condition', () => {
  const changed = mutantsOf(rules).map(({ name }) => name.split(' → ')[1]);
  expect(changed).toEqual([
    '(left out)',
    '&& account().isActive != true',
    ';',
    'allow read: if true;',
    'allow read: if false;',
    "allow read: if isStaff(['nobody', 'admin']);",
    "allow read: if isStaff(['desk', 'nobody']);",
  ]);
});

it('changes one line per mutant', () => {
  for (const { text } of mutantsOf(rules)) {
    const others = text.split('\n').filter((line, index) => line !== rules.split('\n')[index]);
    expect(others).toHaveLength(1);
  }
});
