import { z } from 'zod';
import { businessCategory, pointTrigger } from '../model/categories.ts';
import { documentId, instant, optionalVersion, requiredLine } from '../model/fields/values.ts';
import { pointRuleDocument } from '../model/rewards.ts';
import { endpoint } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

export const adminPointRule = pointRuleDocument.extend({ id: z.string() });

export type AdminPointRule = z.infer<typeof adminPointRule>;

const fields = z.strictObject({
  name: requiredLine(120),
  trigger: pointTrigger,
  points: z
    .number('enter-how-many-points')
    .int('enter-whole-number')
    .min(1, 'enter-at-least-1-point')
    .max(10_000, 'enter-at-most-10000-points'),
  category: businessCategory.nullable().optional().default(null),
  windowStartTime: instant.nullable().optional().default(null),
  windowEndTime: instant.nullable().optional().default(null),
  activeFromTime: instant.nullable().optional().default(null),
  activeUntilTime: instant.nullable().optional().default(null),
  isActive: z.boolean().optional().default(true),
  /** All events if omitted or null. */
  eventId: documentId.nullable().optional(),
});

type Fields = z.output<typeof fields>;

/** Checks conditions across fields; each message is at the field to correct. */
function joined(rule: Fields, context: z.RefinementCtx): void {
  const refuse = (field: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (rule.trigger === 'category' && !rule.category) refuse('category', 'choose-category');
  if (rule.trigger === 'time_window' && !(rule.windowStartTime && rule.windowEndTime))
    refuse('windowStartTime', 'enter-when-window-starts-ends');
  if (rule.windowStartTime && rule.windowEndTime && rule.windowEndTime <= rule.windowStartTime)
    refuse('windowEndTime', 'window-must-end-after-it-starts');
  if (rule.activeFromTime && rule.activeUntilTime && rule.activeUntilTime <= rule.activeFromTime)
    refuse('activeUntilTime', 'rule-must-end-after-it-starts');
}

export const pointRuleBody = fields.superRefine(joined);

export const listPointRules = endpoint({
  method: 'GET',
  path: '/api/admin/point-rules',
  access: 'account',
  summary: 'Lists all point rules by name.',
  output: z.array(adminPointRule),
  problems: [],
});

export const createPointRule = endpoint({
  method: 'POST',
  path: '/api/admin/point-rules',
  access: 'admin',
  summary: 'Creates a point rule.',
  body: takesBack(pointRuleBody, adminPointRule),
  output: adminPointRule,
  problems: ['event-gone'],
  idempotent: true,
});

export const editPointRule = endpoint({
  method: 'PUT',
  path: '/api/admin/point-rules/{id}',
  access: 'admin',
  summary: 'Edits a point rule. The standings of events that have not ended are updated.',
  params: z.object({ id: documentId }),
  body: takesBack(pointRuleBody.safeExtend({ version: optionalVersion }), adminPointRule),
  output: adminPointRule,
  problems: ['event-gone', 'point-rule-gone', 'stale-edit'],
});

export const previewPointRule = endpoint({
  method: 'POST',
  path: '/api/admin/events/{eventId}/point-rules/preview',
  access: 'admin',
  summary:
    'Previews the effect of a new or changed rule on the current standings. Changes nothing.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({
    id: documentId.optional(),
    rule: takesBack(pointRuleBody, adminPointRule),
  }),
  output: z.object({
    /** True if the event has ended: its standings stay after changes of the rules. */
    isOver: z.boolean(),
    participants: z.number().int(),
    changed: z.number().int(),
    totalBefore: z.number().int(),
    totalAfter: z.number().int(),
    /** The ten best after the change. */
    top: z.array(z.object({ name: z.string(), before: z.number().int(), after: z.number().int() })),
  }),
  problems: ['event-gone', 'point-rule-gone'],
});
