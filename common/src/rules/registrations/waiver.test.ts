import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { currentWaiver, waiverPlainText, waiverTexts } from './waiver.ts';

/** Hashes stored in registrations. Never change a line; a new version adds one. */
const published: Record<string, string> = {
  '2026-11-en': 'd9faaf908b3b636195f540351e774bd88cc9058008d432deb9a02df957913a64',
  '2026-11-es': 'c0106385da4c0988f036e2b459593f98b6d90a83c64c0166283d676302cbae2f',
};

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('waiver', () => {
  // spec: 2.39
  it('every published text is unchanged', () => {
    const hashes = Object.keys(waiverTexts).map((version) => [
      version,
      sha256(waiverPlainText(version)),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(published);
  });

  it('every text has its own version and language', () => {
    for (const [version, waiver] of Object.entries(waiverTexts)) {
      expect(waiver.version).toBe(version);
      expect(version).toMatch(new RegExp(`^\\d{4}-\\d{2}-${waiver.language}$`));
    }
  });

  it('publishes the current texts of both languages in the same month, section by section', () => {
    const [english, spanish] = [currentWaiver('en'), currentWaiver('es')];
    expect(english.language).toBe('en');
    expect(spanish.version).toBe(english.version.replace(/en$/, 'es'));
    const numbers = (waiver: typeof english) =>
      waiver.paragraphs.map(({ heading }) => Number.parseInt(heading, 10));
    expect(numbers(spanish)).toEqual(numbers(english));
    expect(numbers(english)).toEqual(english.paragraphs.map((_, index) => index + 1));
  });

  it.each([
    [
      'en',
      /at least 21 years old/,
      /photo ID/,
      /will not drive/,
      /historic district/,
      /release the Released Parties/,
      /indemnify/,
      /emergency medical treatment/,
      /Photographs/,
      /location at the moment of a check-in/,
      /invalid or unenforceable/,
      /laws of the state where the event takes place/,
    ],
    [
      'es',
      /al menos 21 años/,
      /con fotografía/,
      /no conducirá/,
      /distrito histórico/,
      /libera a las Partes Exoneradas/,
      /indemnizará/,
      /tratamiento médico/,
      /fotografías/,
      /ubicación en el momento de un registro/,
      /es inválida/,
      /leyes del estado donde tiene lugar el evento/,
    ],
  ] as const)('contains in %s what a participant must agree to', (language, ...subjects) => {
    const text = waiverPlainText(currentWaiver(language).version);
    for (const subject of subjects) expect(text).toMatch(subject);
  });

  it('hashes the title and the sections only', () => {
    const { title, paragraphs } = currentWaiver('en');
    const text = waiverPlainText('2026-11-en');
    expect(text.startsWith(`${title}\n\n${paragraphs[0]?.heading}\n`)).toBe(true);
    expect(text.endsWith(paragraphs.at(-1)?.text ?? '?')).toBe(true);
    expect(text).not.toMatch(/ \n|\n{3}|\s$|\r|\t| {2}/);
    expect(text).toBe(text.normalize('NFC'));
  });

  it.each(['', '2026-11', 'toString', '__proto__'])(
    'throws for the unknown version %j',
    (version) => {
      expect(() => waiverPlainText(version)).toThrow(RangeError);
    },
  );
});
