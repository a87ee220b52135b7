import { describe, expect, it } from 'vitest';
import { withBidiIsolation } from './bidi-isolation.ts';
import { initialTexts, screenTexts } from './text-bundles.ts';

const { room } = withBidiIsolation({
  room: {
    title: (name: string) => `${name}’s passport`,
    of: (done: number, name: string) => `${done} of ${name}`,
    plain: 'محمد',
    list: ['a'],
  },
});

describe('isolateBidi', () => {
  // spec: A14.13
  it.each(['محمد', 'דוד', 'פ 🍷', '\u202eMaya'])(
    'isolates %j from the surrounding text',
    (name) => {
      expect(room.title(name)).toBe(`\u2068${name}\u2069’s passport`);
      expect(room.of(2, name)).toBe(`2 of \u2068${name}\u2069`);
    },
  );

  it.each(['Maya', 'Zoë', '山田', '🍷', ''])('returns %j unchanged', (name) => {
    expect(room.title(name)).toBe(`${name}’s passport`);
  });

  it('leaves texts without parameters unchanged', () => {
    expect([room.plain, room.list]).toEqual(['محمد', ['a']]);
  });
});

it.each(['en', 'es'] as const)('isolates names in the texts of %s', async (language) => {
  const { common } = await initialTexts.load(language);
  const { profile } = await screenTexts.load(language);
  for (const text of [profile.title('محمد'), common.emptyStampOf('محمد')])
    expect(text).toContain('\u2068محمد\u2069');
});
