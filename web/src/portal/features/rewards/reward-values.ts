import {
  type AdminReward,
  type createReward,
  rewardBody,
} from '@wine-walk/common/api/admin-rewards.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import type { RewardType } from '@wine-walk/common/model/categories.ts';
import { formSchema, parseNumberInput } from '../../kit/forms/form-schema.ts';

/** The reward form as typed. */
export interface RewardValues {
  name: string;
  description: string;
  rewardType: RewardType;
  requiredVisits: string;
  isActive: boolean;
  /** Empty: every event. */
  eventId: string;
  /** The shop that hands it out; empty: the desk alone. */
  businessId: string;
  /** How many there are at each event; empty: no limit. */
  stock: string;
}

export type RewardBody = BodyOf<typeof createReward>;

/** What stands in the form of a reward, or of a new one. */
export function rewardValues(record: AdminReward | null, newEventId: string): RewardValues {
  return {
    name: record?.name ?? '',
    description: record?.description ?? '',
    rewardType: record?.rewardType ?? 'visit_count',
    requiredVisits: record ? String(record.requiredVisits) : '',
    isActive: record?.isActive ?? true,
    eventId: record ? (record.eventId ?? '') : newEventId,
    businessId: record?.businessId ?? '',
    stock: record?.stock ? String(record.stock) : '',
  };
}

/** The contract's rules over the form. */
export const rewardSchema = formSchema<RewardValues, RewardBody>(rewardBody, (values) => ({
  ...values,
  requiredVisits: parseNumberInput(values.requiredVisits),
  eventId: values.eventId || null,
  businessId: values.businessId || null,
  stock: values.stock.trim() ? parseNumberInput(values.stock) : null,
}));
