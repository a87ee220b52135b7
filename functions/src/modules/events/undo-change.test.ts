import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revertField } from './undo-change.ts';

describe('a field that is taken back', () => {
  it('is as it was, unless it is not any more as the change left it', () => {
    expect(revertField('21:30', '21:00', '21:30')).toBe('21:00');
    expect(revertField('22:00', '21:00', '21:30')).toBeUndefined();
    expect(revertField(null, ['vino'], null)).toEqual(['vino']);
    expect(revertField(['vino', 'loom'], ['vino'], null)).toBeUndefined();
  });

  it('with entries goes back in those alone that the change made', () => {
    const back = revertField({ loom: 'closed', vino: 'closed' }, {}, { loom: 'closed' });
    expect(back).toEqual({ vino: 'closed' });
    expect(revertField({ loom: 'sold-out' }, {}, { loom: 'closed' })).toBeUndefined();
  });
});

describe('a list that is taken back', () => {
  it('loses those alone who joined by the change, whoever joined since', () => {
    expect(revertField(['vino', 'loom', 'cask'], ['vino'], ['vino', 'loom'])).toEqual([
      'vino',
      'cask',
    ]);
  });

  it('has those who left by the change again, in their place, whoever left or joined since', () => {
    const [was, left] = [
      ['vino', 'loom', 'cask'],
      ['vino', 'cask'],
    ];
    expect(revertField(['vino', 'cask', 'oak'], was, left)).toEqual([
      'vino',
      'loom',
      'cask',
      'oak',
    ]);
    expect(revertField(['cask'], was, left)).toEqual(['loom', 'cask']);
  });

  it('stays where the change was overtaken: one who joined has left, or one who left is back', () => {
    expect(revertField(['vino', 'cask'], ['vino'], ['vino', 'loom'])).toBeUndefined();
    expect(revertField(['loom', 'cask'], ['vino', 'loom'], ['vino'])).toBeUndefined();
  });

  it('stays where the change gave another order and it is another list by now', () => {
    const [was, left] = [
      ['vino', 'loom'],
      ['loom', 'vino'],
    ];
    expect(revertField(left, was, left)).toEqual(was);
    expect(revertField([...left, 'cask'], was, left)).toBeUndefined();
  });

  it('is the same whichever of several who joined is taken back first', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 2 });
    fc.assert(
      fc.property(ids, fc.nat(6), fc.nat(), (all, retained, seed) => {
        const first = all.slice(0, Math.min(retained, all.length - 1));
        const joins = all.slice(first.length).map((_, at) => ({
          was: all.slice(0, first.length + at),
          left: all.slice(0, first.length + at + 1),
        }));
        const from = seed % joins.length;
        const order = [...joins.slice(from), ...joins.slice(0, from)];
        const back = order.reduce<unknown>((is, { was, left }) => revertField(is, was, left), all);
        expect(back).toEqual(first);
      }),
    );
  });
});
