import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revertField } from './undo-change.ts';

describe('revertField', () => {
  it('restores the previous value only if the field is as the change left it', () => {
    expect(revertField('21:30', '21:00', '21:30')).toBe('21:00');
    expect(revertField('22:00', '21:00', '21:30')).toBeUndefined();
    expect(revertField(null, ['vino'], null)).toEqual(['vino']);
    expect(revertField(['vino', 'loom'], ['vino'], null)).toBeUndefined();
  });

  it('restores only those entries of a map that the change affected', () => {
    const back = revertField({ loom: 'closed', vino: 'closed' }, {}, { loom: 'closed' });
    expect(back).toEqual({ vino: 'closed' });
    expect(revertField({ loom: 'sold-out' }, {}, { loom: 'closed' })).toBeUndefined();
  });
});

describe('revertField of a list', () => {
  it('removes only the IDs that the change added', () => {
    expect(revertField(['vino', 'loom', 'cask'], ['vino'], ['vino', 'loom'])).toEqual([
      'vino',
      'cask',
    ]);
  });

  it('restores the IDs that the change removed at their positions, also after other changes', () => {
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

  it('returns undefined when an added ID was removed or a removed one was added again', () => {
    expect(revertField(['vino', 'cask'], ['vino'], ['vino', 'loom'])).toBeUndefined();
    expect(revertField(['loom', 'cask'], ['vino', 'loom'], ['vino'])).toBeUndefined();
  });

  it('returns undefined when the change reordered the list and the list has changed since', () => {
    const [was, left] = [
      ['vino', 'loom'],
      ['loom', 'vino'],
    ];
    expect(revertField(left, was, left)).toEqual(was);
    expect(revertField([...left, 'cask'], was, left)).toBeUndefined();
  });

  it('returns the same result in any order of undoing several changes', () => {
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
