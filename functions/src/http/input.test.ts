import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiWith, invalid, post, postInit } from '../support/single-route-api.ts';

describe('parseInput with malformed Unicode', () => {
  it.each([
    ['a lone surrogate in a field', '{"name":"Ma\\ud800ya"}'],
    ['a lone low surrogate', '{"name":"\\udfff\\udfff"}'],
    ['a lone surrogate in a field’s name', '{"name":"Maya","\\ud800":1}'],
    ['a nested lone surrogate', '{"name":"Maya","rows":[{"email":"\\ud83d"}]}'],
  ])('rejects %s', async (_what, text) => {
    expect(await post(text)).toEqual({
      ...invalid('The request holds text that is not well-formed Unicode.'),
      code: 'malformed-text',
    });
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

describe('parseInput', () => {
  it('passes input to the handler as the contract parses it', async () => {
    const query = z.strictObject({ page: z.coerce.number().default(1) });
    expect(await post({ name: 'Maya' }, '/api/things/abc', { query })).toEqual({
      status: 200,
      got: { params: { id: 'abc' }, query: { page: 1 }, body: { name: 'Maya' } },
    });
  });

  it.each(['', '{', '{"name": }', '<html></html>', 'undefined', '{"name": "M"}}', "{'name': 1}"])(
    'rejects %j as invalid JSON',
    async (body) => {
      expect(await post(body)).toEqual({
        ...invalid('The request is not valid JSON.'),
        code: 'not-valid-json',
      });
    },
  );

  it.each([
    [{}, { name: 'Please fill this in.' }],
    [{ name: 'M' }, { name: 'Too short.' }],
    [{ name: 'Maya', admin: true }, { admin: 'Unknown field.' }],
    [
      { name: 'M', count: 'x', a: 1, b: 2 },
      {
        name: 'Too short.',
        count: 'Enter a number.',
        a: 'Unknown field.',
        b: 'Unknown field.',
      },
    ],
  ])('rejects %j at each invalid field', async (body, fields) => {
    expect(await post(body)).toMatchObject({ status: 400, code: 'invalid-input', fields });
  });

  it('rejects input of another version with the names of the unknown fields', async () => {
    const { details } = await post({ name: 'M', newer: 1, newest: 2 });
    expect(details).toEqual({ unknownFields: ['newer', 'newest'] });
    expect(await post({ name: 'M' })).not.toHaveProperty('details');
  });

  it.each([
    ['short names', Array.from({ length: 7000 }, (_, at) => `"${at}":1`).join()],
    ['one long name', `"${'x'.repeat(60_000)}":1`],
    [
      'escaped names',
      Array.from({ length: 80 }, (_, at) => `"${at}${'\\u0001'.repeat(100)}":1`).join(),
    ],
    [
      'names of emoji',
      Array.from({ length: 150 }, (_, at) => `"${at}${'🍷'.repeat(90)}":1`).join(),
    ],
  ])('answers 64 KB of unknown fields in less than 2 KB: %s', async (_, fields) => {
    const answer = await apiWith().request('/api/things/a', postInit(`{${fields}}`));
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toMatchObject([400, { code: 'invalid-input' }]);
    expect(Buffer.byteLength(text)).toBeLessThan(2048);
  });

  it('reports at most 50 invalid fields', async () => {
    const body = z.strictObject({ rows: z.array(z.number()) });
    const rows = Array.from({ length: 12_000 }, () => null);
    expect(Object.keys((await post({ rows }, undefined, { body })).fields ?? {})).toHaveLength(50);
  });

  it.each(['null', '[]', '5', '"text"', 'true'])('rejects %s as a body', async (body) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(Object.keys(answer.fields ?? {})).toEqual(['body']);
  });

  it('reports the first field and its message', async () => {
    expect(await post({ name: 'M' })).toEqual(invalid('Too short.', { name: 'Too short.' }));
  });

  it('checks path and query, too', async () => {
    const query = z.strictObject({ page: z.coerce.number().min(1, 'From 1.') });
    expect(await post({ name: 'M' }, '/api/things/7?page=0', { query })).toMatchObject({
      fields: { id: 'Not an id.', page: 'From 1.', name: 'Too short.' },
    });
    expect(await post({ name: 'Maya' }, '/api/things/a?page=1&x=1', { query })).toMatchObject({
      fields: { x: 'Unknown field.' },
    });
  });

  it.each(['page=1&page=2', 'page=1&page=1', '__proto__=1&__proto__=2'])(
    'rejects a query that is %s as ambiguous',
    async (sent) => {
      const query = z.object({ page: z.coerce.number().default(1) });
      const [name] = sent.split('=');
      expect(await post({ name: 'Maya' }, `/api/things/a?${sent}`, { query })).toMatchObject({
        status: 400,
        message: 'Send this only once.',
        fields: { [name as string]: 'Send this only once.' },
      });
    },
  );

  it('names a field of a list by its index', async () => {
    const body = z.strictObject({ rows: z.array(z.strictObject({ email: z.email('No email.') })) });
    const rows = [{ email: 'a@example.com' }, { email: 'b' }];
    expect(await post({ rows }, undefined, { body })).toMatchObject({
      fields: { 'rows.1.email': 'No email.' },
    });
  });

  it('cannot reach inherited properties of objects', async () => {
    expect(await post('{"name": "Maya", "__proto__": {"admin": true}}')).toMatchObject({
      status: 400,
      message: 'Unknown field: __proto__.',
    });
    expect(await post({ name: 'Maya', constructor: 1 })).toMatchObject({
      status: 400,
      fields: { constructor: 'Unknown field.' },
    });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each([
    [64 * 1024, undefined, 200],
    [64 * 1024 + 1, undefined, 413],
    [2000, 1024, 413],
    [70_000, 1_048_576, 200],
  ])('returns for %d bytes, with a limit of %s, status %d', async (size, bodyLimit, status) => {
    const name = 'é'.repeat(Math.floor((size - 11) / 2));
    const body = JSON.stringify({ name }).padEnd(size - Buffer.byteLength(name) / 2);
    expect(Buffer.byteLength(body)).toBe(size);
    const answer = await post(body, undefined, bodyLimit === undefined ? {} : { bodyLimit });
    expect(answer.status).toBe(status);
    if (status === 413) expect(answer).toMatchObject({ code: 'body-too-large' });
  });
});
