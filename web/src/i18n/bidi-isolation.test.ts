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

describe('a name in a sentence', () => {
  // spec: A14.13
  it.each(['محمد', 'דוד', 'פ 🍷', '\u202eMaya'])(
    'that could turn it, %j, is isolated from what is around it',
    (name) => {
      expect(room.title(name)).toBe(`\u2068${name}\u2069’s passport`);
      expect(room.of(2, name)).toBe(`2 of \u2068${name}\u2069`);
    },
  );

  it.each(['Maya', 'Zoë', '山田', '🍷', ''])('that cannot, %j, is left as it is', (name) => {
    expect(room.title(name)).toBe(`${name}’s passport`);
  });

  it('leaves what is made of nothing alone', () => {
    expect([room.plain, room.list]).toEqual(['محمد', ['a']]);
  });
});

it.each(['en', 'es'] as const)('the texts in %s isolate names', async (language) => {
  const { common } = await initialTexts.load(language);
  const { profile } = await screenTexts.load(language);
  for (const text of [profile.title('محمد'), common.emptyStampOf('محمد')])
    expect(text).toContain('\u2068محمد\u2069');
});
