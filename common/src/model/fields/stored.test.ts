import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orElse, readStored, skippingInvalid } from './stored.ts';

const line = z.object({ name: z.string(), count: orElse(z.number(), null) });
const schema = z.object({
  title: z.string(),
  lines: skippingInvalid(z.array(line)).default([]),
  byId: skippingInvalid(z.record(z.string(), line)).nullable(),
  payments: z.array(z.object({ cents: z.number() })).default([]),
  ended: z.record(z.string(), orElse(z.object({ at: z.number() }), { at: 0 })).optional(),
});
const good = { name: 'Vino', count: 1 };
const intact = { title: 'Walk', lines: [good], byId: { a: good }, payments: [], ended: {} };

describe('readStored', () => {
  it('returns a valid value without invalid fields', () => {
    expect(readStored(schema, intact)).toEqual({ success: true, data: intact, invalidFields: [] });
  });

  it.each([null, 7, undefined, [], { name: 7, count: 1 }])(
    'omits the invalid entry %j of a marked list or map',
    (broken) => {
      const stored = { ...intact, lines: [good, broken, good], byId: { a: good, b: broken } };
      const { data, invalidFields } = readStored(schema, stored);
      expect(data).toEqual({ ...intact, lines: [good, good], byId: { a: good } });
      expect(invalidFields.every((path) => /^(?:lines\.1|byId\.b)/.test(path))).toBe(true);
      expect(invalidFields.length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([{ name: 'Oak' }, { name: 'Oak', count: null }, { name: 'Oak', count: '' }])(
    'replaces the field with a fallback in %j',
    (entry) => {
      expect(readStored(schema, { ...intact, byId: { a: good, oak: entry } })).toEqual({
        success: true,
        data: { ...intact, byId: { a: good, oak: { name: 'Oak', count: null } } },
        invalidFields: ['byId.oak.count'],
      });
    },
  );

  it('replaces an entry with a fallback', () => {
    expect(readStored(schema, { ...intact, ended: { x: true, y: { at: 5 } } })).toEqual({
      success: true,
      data: { ...intact, ended: { x: { at: 0 }, y: { at: 5 } } },
      invalidFields: ['ended.x'],
    });
  });

  it.each([
    ['an invalid entry of an unmarked list', { payments: [{ cents: '7' }] }, 'payments.0.cents'],
    ['an invalid field without a fallback', { title: 7 }, 'title'],
    ['a list that is none', { lines: {} }, 'lines'],
  ])('returns no data for %s', (_, damage, field) => {
    expect(readStored(schema, { ...intact, ...damage })).toEqual({
      success: false,
      invalidFields: [field],
    });
  });

  it('returns no data for a value that is no document', () => {
    expect(readStored(schema, 'text')).toEqual({
      success: false,
      invalidFields: ['document'],
    });
  });

  it('returns no data if a condition on the whole fails', () => {
    const limited = z.object({ lines: z.array(z.string()).min(1) });
    const ordered = z.object({ from: z.number(), to: z.number() }).refine((o) => o.from < o.to);
    expect(readStored(limited, { lines: [] }).data).toBeUndefined();
    expect(readStored(ordered, { from: 2, to: 1 }).data).toBeUndefined();
  });

  it('reads the default of a field beside an invalid entry, and drops unknown fields', () => {
    const { lines: _lines, ...stored } = { ...intact, byId: { b: 7 }, other: 1 };
    expect(readStored(schema, stored).data).toEqual({ ...intact, lines: [], byId: {} });
  });
});

it('orElse does not change other uses of its schema, which stay strict', () => {
  const text = z.string();
  const lenient = orElse(text, null);
  expect(readStored(z.object({ text }), { text: 7 }).data).toBeUndefined();
  expect(readStored(z.object({ text: lenient }), { text: 7 }).data).toEqual({ text: null });
  expect(lenient.safeParse(null).success).toBe(false);
});
