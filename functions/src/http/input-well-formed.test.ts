import { describe, expect, it } from 'vitest';
import { invalid, post } from '../support/parsed-input.ts';
import { apiWith, postInit } from '../support/single-route-api.ts';

describe('parseInput with malformed Unicode', () => {
  it.each([
    ['a lone surrogate in a field', '{"name":"Ma\\ud800ya"}'],
    ['a lone low surrogate', '{"name":"\\udfff\\udfff"}'],
    ['one in a field’s name', '{"name":"Maya","\\ud800":1}'],
    ['one deep within', '{"name":"Maya","rows":[{"email":"\\ud83d"}]}'],
  ])('rejects %s', async (_what, text) => {
    expect(await post(text)).toEqual(
      invalid('The request holds text that is not well-formed Unicode.'),
    );
  });

  it('rejects bytes that are not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ]);
    const sent = { ...postInit(''), body: bytes };
    const answer = await apiWith().request('/api/things/a', sent);
    expect(answer.status).toBe(400);
  });

  it('accepts surrogate pairs', async () => {
    expect(await post('{"name":"Maya \\ud83c\\udf77"}')).toMatchObject({
      got: { body: { name: 'Maya 🍷' } },
    });
  });
});
