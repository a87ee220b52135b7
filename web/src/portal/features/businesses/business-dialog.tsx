import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { BusinessCategory } from '@wine-walk/common/model/categories.ts';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import type { FieldViews } from '../../kit/forms/edit-conflict-panel.tsx';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { categoryLabels } from '../../shared/record-labels.ts';
import { BusinessFields } from './business-fields.tsx';
import { businessImpact } from './business-impact.ts';
import { BusinessPreview } from './business-preview.tsx';
import type { BusinessValues } from './business-values.ts';
import { factsText } from './facts-text.ts';
import { useBusinessForm } from './use-business-form.ts';

interface Props {
  /** Null for a new one; undefined once it was deleted. */
  business: AdminBusiness | null | undefined;
  businesses: readonly AdminBusiness[];
  events: readonly AdminEvent[];
  /** What a new one joins, where that is being prepared. */
  walk: AdminEvent | undefined;
  onClose: () => void;
}

const text = (value: string) => value;
const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

function viewsOf(events: readonly AdminEvent[]): FieldViews<BusinessValues> {
  const names = new Map(events.map(({ id, name }) => [id, name]));
  return {
    name: { label: 'Name', show: text },
    description: { label: 'Description', show: text },
    category: { label: 'Category', show: (it) => categoryLabels[it as BusinessCategory] ?? '' },
    address: { label: 'Address', show: text },
    latitude: { label: 'Latitude', show: text },
    longitude: { label: 'Longitude', show: text },
    imageUrl: { label: 'Image URL', show: text },
    rating: { label: 'Rating', show: text },
    hasSpecialReward: { label: 'Special reward', show: yesOrNo },
    rewardDescription: { label: 'Special reward description', show: text },
    facts: { label: 'Facts for guests', show: factsText },
    isActive: { label: 'Active', show: yesOrNo },
    eventIds: { label: 'Events', show: (ids) => ids.map((id) => names.get(id) ?? id).join(', ') },
  };
}

/** Adds or edits a business. */
export function BusinessDialog({ business, businesses, events, walk, onClose }: Props) {
  const record = useBusinessForm({ business, events, walk, onDone: onClose });
  const values = useWatch({ control: record.form.control }) as BusinessValues;
  const others = businesses.filter(({ id }) => id !== business?.id);
  return (
    <RecordDialog
      record={record}
      views={viewsOf(events)}
      onClose={onClose}
      tonight={businessImpact(business, values, events, useNow())}
      isHidden={!values.isActive}
      preview={<BusinessPreview values={values} />}
    >
      <BusinessFields form={record.form} events={events} others={others} />
    </RecordDialog>
  );
}
