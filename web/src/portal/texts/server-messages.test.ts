import { globSync, readFileSync } from 'node:fs';
import { problemStatus } from '@wine-walk/common/api/problems.ts';
import { describe, expect, it } from 'vitest';
import { spanishTexts } from '../../support/catalog-texts.ts';
import { serverPatterns, serverSentences } from './es/server-messages.ts';
import { staffProblems } from './es/staff-problems.ts';
import { translateMessage } from './es/translate-message.ts';

const sources = globSync([
  'functions/src/{firestore,http,mail,modules}/**/*.ts',
  'common/src/rules/**/*.ts',
])
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'));

/** Parts that stand in place of an expression. */
const parts = [
  ...['5', '5 more', '5 less', 'another event', 'someone else', 'The desk', 'The event'],
  ...['It is now held by 5', 'It now has no holder'],
];

/** Sentences of the server, with each part in place of its expressions. */
const sentences = new Set(
  sources
    .flatMap((source) => [...source.matchAll(/'([^'\n]+)'|`([^`\n]+)`|"([^"\n]+)"/g)])
    .map(([, plain, template, quoted]) => plain ?? template ?? quoted ?? '')
    .flatMap((sentence) =>
      parts.map((part) => sentence.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, part)),
    ),
);

describe('translateMessage for messages of the server', () => {
  it('has no entry for a sentence that the server does not send', () => {
    expect(Object.keys(serverSentences).filter((sentence) => !sentences.has(sentence))).toEqual([]);
    const unused = serverPatterns.filter(
      ([expected]) => ![...sentences].some((sentence) => expected.test(sentence)),
    );
    expect(unused.map(([expected]) => expected.source)).toEqual([]);
  });

  it('has Spanish for each reason that the server gives for a mail that is not sent', () => {
    const reasons = globSync('functions/src/mail/*.ts')
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => [
        ...readFileSync(path, 'utf8').matchAll(/(?:refusal: |reason: |\?\? |\|\| )'([^'\n]+\.)'/g),
      ])
      .map(([, reason = '']) => reason);
    expect(reasons).toContain('The mail provider gave no reason.');
    expect(reasons.length).toBeGreaterThan(12);
    expect(reasons.filter((reason) => !(reason in serverSentences))).toEqual([]);
  });

  it('keeps names and numbers', () => {
    expect(translateMessage('Lou already let Maya Reyes in.')).toBe(
      'Lou ya dejó entrar a Maya Reyes.',
    );
    expect(translateMessage('“Driver” is sold out: all 2 tickets are taken.')).toBe(
      '«Driver» está agotado: se tomaron sus 2 boletos.',
    );
    expect(
      translateMessage(
        'The count is $5.00 less than the till should hold. Count again, or say why.',
      ),
    ).toMatch(/^Contaste \$5\.00 menos/);
  });

  it('has a text for each code that staff can get', () => {
    const byCode = { ...spanishTexts.problems.byCode, ...staffProblems };
    expect(Object.keys(problemStatus).filter((code) => !(code in byCode))).toEqual([]);
  });
});
