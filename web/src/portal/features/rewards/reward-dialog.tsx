import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminReward } from '@wine-walk/common/api/admin-rewards.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import type { FieldViews } from '../../kit/forms/edit-conflict-panel.tsx';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { rewardTypeLabels } from '../../shared/record-labels.ts';
import { useBusinesses } from '../../shared/use-businesses.ts';
import { RewardFields } from './reward-fields.tsx';
import { rewardImpact } from './reward-impact.ts';
import { RewardPreview } from './reward-preview.tsx';
import type { RewardValues } from './reward-values.ts';
import { useRewardForm } from './use-reward-form.ts';

interface Props {
  /** Null for a new one; undefined once it was deleted. */
  reward: AdminReward | null | undefined;
  events: readonly AdminEvent[];
  /** What a new one belongs to unless somebody chooses otherwise. */
  walk: AdminEvent | undefined;
  onClose: () => void;
}

const text = (value: string) => value;

/** How an event is called in the form; empty: every event. */
function eventName(id: string, events: readonly AdminEvent[]): string {
  return id ? (events.find((event) => event.id === id)?.name ?? id) : 'Every event';
}

function shopName(id: string, businesses: readonly AdminBusiness[]): string {
  return id ? (businesses.find((business) => business.id === id)?.name ?? id) : 'The desk';
}

/** Adds or edits a reward. */
export function RewardDialog({ reward, events, walk, onClose }: Props) {
  const record = useRewardForm(reward, walk?.id ?? '', onClose);
  const values = useWatch({ control: record.form.control }) as RewardValues;
  const businesses = useBusinesses().data ?? [];
  const views: FieldViews<RewardValues> = {
    name: { label: 'Name', show: text },
    description: { label: 'Description', show: text },
    rewardType: { label: 'Reward type', show: (type) => rewardTypeLabels[type] },
    requiredVisits: { label: 'Required count', show: text },
    isActive: { label: 'Active', show: (value) => (value ? 'Yes' : 'No') },
    eventId: { label: 'Event', show: (id) => eventName(id, events) },
    stock: { label: 'How many there are', show: (count) => count || 'No limit' },
    businessId: { label: 'Handed out at', show: (id) => shopName(id, businesses) },
  };
  return (
    <RecordDialog
      record={record}
      views={views}
      onClose={onClose}
      tonight={rewardImpact(reward, values, events, useNow())}
      isHidden={!values.isActive}
      preview={<RewardPreview values={values} />}
    >
      <RewardFields form={record.form} events={events} isNew={record.isNew} />
    </RecordDialog>
  );
}
