import { describe, expect, it } from 'vitest';
import { releaseDocuments } from './documents.ts';
import { readSources } from './sources.ts';

const [release] = releaseDocuments(readSources());

describe('the release of the demo', () => {
  it('has the hashes that registrations of the demo store', () => {
    expect([release?.en.sha256, release?.es.sha256]).toEqual([
      'd9faaf908b3b636195f540351e774bd88cc9058008d432deb9a02df957913a64',
      'c0106385da4c0988f036e2b459593f98b6d90a83c64c0166283d676302cbae2f',
    ]);
  });

  it('numbers the same sections in both languages', () => {
    const numbers = (text = '') => text.match(/^\d+(?=\. )/gm);
    expect(numbers(release?.es.text)).toEqual(numbers(release?.en.text));
    expect(numbers(release?.en.text)).toHaveLength(16);
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
    for (const subject of subjects) expect(release?.[language].text).toMatch(subject);
  });
});
