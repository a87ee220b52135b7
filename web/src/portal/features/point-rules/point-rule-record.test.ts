import { event } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { describePointRule, type PointRuleValues } from './point-rule-record.ts';

const { schema, toValues } = describePointRule({
  events: [event('paris', { timeZone: 'Europe/Paris' })],
  event: undefined,
});
const typed = (changes: Partial<PointRuleValues>): PointRuleValues => ({
  ...toValues(null),
  name: 'Happy hour',
  points: '20',
  ...changes,
});
const at = (local: string) => ({ local, occurrence: 'first' as const });
const parse = (changes: Partial<PointRuleValues>) => schema.safeParse(typed(changes));
const fieldsOf = (changes: Partial<PointRuleValues>) =>
  parse(changes).error?.issues.map((issue) => issue.path.join('.'));

describe('describePointRule', () => {
  it('converts a rule for every check-in to a body', () => {
    expect(parse({}).data).toEqual({
      name: 'Happy hour',
      trigger: 'check_in',
      points: 20,
      category: null,
      windowStartTime: null,
      windowEndTime: null,
      activeFromTime: null,
      activeUntilTime: null,
      isActive: true,
      eventId: null,
    });
  });

  it("reads times by the clock of the rule's event", () => {
    const window = {
      trigger: 'time_window' as const,
      windowStartTime: at('2026-11-20T17:00'),
      windowEndTime: at('2026-11-20T18:00'),
    };
    expect(parse(window).data?.windowStartTime).toBe('2026-11-20T22:00:00.000Z');
    expect(parse({ ...window, eventId: 'paris' }).data?.windowStartTime).toBe(
      '2026-11-20T16:00:00.000Z',
    );
  });

  it('sends null for fields that the trigger does not use', () => {
    const { data } = parse({ category: 'bar', windowStartTime: at('2026-11-20T17:00') });
    expect(data).toMatchObject({ category: null, windowStartTime: null });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no points', { points: '' }, 'points'],
    ['half a point', { points: '1.5' }, 'points'],
    ['no category', { trigger: 'category' }, 'category'],
    ['no window', { trigger: 'time_window' }, 'windowStartTime'],
    ['a time the clocks leave out', { activeFromTime: at('2026-03-08T02:30') }, 'activeFromTime'],
    [
      'an end before its start',
      { activeFromTime: at('2026-11-20T18:00'), activeUntilTime: at('2026-11-20T17:00') },
      'activeUntilTime',
    ],
  ] as [string, Partial<PointRuleValues>, string][])(
    'rejects %s at its field',
    (_name, changes, field) => {
      expect(fieldsOf(changes)).toContain(field);
    },
  );

  it('shows a saved rule as it was entered', () => {
    const body = parse({
      trigger: 'category',
      category: 'bar',
      activeFromTime: at('2026-11-20T17:00'),
    });
    const record = {
      ...(body.data as object),
      id: 'r',
      version: 1,
      createdAt: '2026-11-20T00:00:00.000Z',
      updatedAt: '2026-11-20T00:00:00.000Z',
    };
    expect(toValues(record as never)).toMatchObject({
      points: '20',
      category: 'bar',
      activeFromTime: at('2026-11-20T17:00'),
    });
  });
});
