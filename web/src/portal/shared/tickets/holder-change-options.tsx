import type { HolderChange } from '@wine-walk/common/model/categories.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { texts } from '../../texts/texts.ts';

/** Reasons why a person uses a ticket of another holder. */
export const holderChangeLabels: Record<HolderChange, string> = texts.shared.labels.holderChanges;

/** True if a call was refused because the ticket has another holder on record. */
export function isOtherHolder(error: Error | null): boolean {
  return error instanceof ApiError && 'holderChange' in error.fields;
}

/** Options of a select with these reasons, none chosen. */
export function HolderChangeOptions() {
  return (
    <>
      <option value="">{texts.shared.labels.chooseReason}</option>
      {Object.entries(holderChangeLabels).map(([reason, label]) => (
        <option key={reason} value={reason}>
          {label}
        </option>
      ))}
    </>
  );
}
