import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiWith, maya, postInit } from '../support/single-route-api.ts';

/** Sends requests at once to an API whose handler returns these answers in turn. */
async function answersOf(answers: object[], headers: Record<string, string>) {
  const serialized = vi.fn((value: unknown) => value);
  const waiting = [...answers];
  const options = { isCompressed: true, output: z.unknown().transform(serialized) } as const;
  const app = apiWith(options, () => waiting.shift());
  const responses = await Promise.all(
    answers.map(async () => app.request('/api/things/a', postInit(maya, headers))),
  );
  const bodies = await Promise.all(
    responses.map(async (response) => Buffer.from(await response.arrayBuffer())),
  );
  return { serialized, bodies, response: responses[0] };
}

const list = { text: 'x'.repeat(5000) };

it('serializes an answer that several callers got once', async () => {
  const { serialized, bodies } = await answersOf([list, list, list], {
    'Accept-Encoding': 'gzip, br',
  });
  expect(serialized).toHaveBeenCalledTimes(1);
  expect(bodies.map((body) => JSON.parse(gunzipSync(body).toString()) as unknown)).toEqual([
    list,
    list,
    list,
  ]);
});

it('serializes equal answers that are not one', async () => {
  const { serialized } = await answersOf([{ ...list }, { ...list }], { 'Accept-Encoding': 'gzip' });
  expect(serialized).toHaveBeenCalledTimes(2);
});

it('sends plain JSON to clients without compression', async () => {
  const { bodies, response } = await answersOf([list], {});
  expect(JSON.parse(String(bodies[0]))).toEqual(list);
  expect(response?.headers.get('Content-Encoding')).toBeNull();
});
