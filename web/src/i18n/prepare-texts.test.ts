import { describe, expect, it } from 'vitest';
import { prepareTexts } from './prepare-texts.ts';
import { initialTexts, screenTexts } from './text-bundles.ts';

const { room } = prepareTexts({
  room: {
    title: (name: string) => `${name}’s passport`,
    of: (done: number, name: string) => `${done} of ${name}`,
    until: (time: string) => `Register until ${time}. Then it ends.`,
    ended: (time: string) => `Ended ${time}.`,
    plain: 'محمد',
    list: ['a'],
  },
});

describe('prepareTexts', () => {
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

  it.each(['2:18 p.m.', '2:18\u00a0p.\u00a0m.', '9:00 a.m.', '2:18 PM'])(
    'writes one period after the time %s',
    (time) => {
      const end = time.replace(/\.$/, '');
      expect(room.until(time)).toBe(`Register until ${end}. Then it ends.`);
      expect(room.ended(time)).toBe(`Ended ${end}.`);
    },
  );

  it('leaves texts without parameters unchanged', () => {
    expect([room.plain, room.list]).toEqual(['محمد', ['a']]);
  });
});

it.each(['en', 'es'] as const)('isolates names in the texts of %s', async (language) => {
  const { common } = await initialTexts.load(language);
  const { profile } = await screenTexts.load(language);
  for (const text of [profile.title({ firstName: 'محمد' }), common.emptyStampOf({ name: 'محمد' })])
    expect(text).toContain('\u2068محمد\u2069');
});
