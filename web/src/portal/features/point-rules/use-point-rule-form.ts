import {
  type AdminPointRule,
  createPointRule,
  editPointRule,
  listPointRules,
} from '@wine-walk/common/api/point-rules.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { staffCall } from '../../session/staff-call.ts';
import {
  type PointRuleBody,
  type PointRuleValues,
  pointRuleSchema,
  pointRuleValues,
  type ZoneOf,
} from './point-rule-values.ts';

/** The form of a point rule; undefined once it was deleted. `newEventId`: what a new one belongs to at first. */
export function usePointRuleForm(
  rule: AdminPointRule | null | undefined,
  { zoneOf, newEventId }: { zoneOf: ZoneOf; newEventId: string },
  onDone: () => void,
) {
  return useRecordForm<PointRuleValues, PointRuleBody, AdminPointRule>({
    noun: 'Point rule',
    record: rule,
    toValues: (record) => pointRuleValues(record, zoneOf, newEventId),
    schema: pointRuleSchema(zoneOf),
    create: (body, idempotencyKey) => staffCall(createPointRule, { body, idempotencyKey }),
    edit: (id, body) => staffCall(editPointRule, { params: { id }, body }),
    readSaved: async (id) => (await staffCall(listPointRules, {})).find((each) => each.id === id),
    onDone,
  });
}
