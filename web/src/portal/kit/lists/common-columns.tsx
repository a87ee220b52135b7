import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { eventChoices } from '../event-labels.ts';
import { EditButton } from './edit-button.tsx';
import type { Column } from './record-table.tsx';
import { TruncatedText } from './truncated-text.tsx';

/** Whether a record is active. */
export const statusColumn: Column<{ isActive: boolean }> = {
  title: 'Status',
  sortValue: ({ isActive }) => (isActive ? 0 : 1),
  cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'inactive'} />,
};

/** The event a record belongs to. */
export function eventColumn(events: readonly AdminEvent[]): Column<{ eventId: string | null }> {
  const names = new Map(eventChoices(events).map(({ id, label }) => [id, label]));
  const nameOf = ({ eventId }: { eventId: string | null }) =>
    eventId ? (names.get(eventId) ?? 'Deleted event') : 'Every event';
  return {
    title: 'Event',
    sortValue: nameOf,
    cell: (record) => <TruncatedText text={nameOf(record)} />,
    isWideOnly: true,
  };
}

/** The way to a record's form; no column where the account may not edit. */
export function editColumn(
  onEdit: ((id: string) => void) | undefined,
): Column<{ id: string; name: string }>[] {
  if (!onEdit) return [];
  const cell = ({ id, name }: { id: string; name: string }) => (
    <EditButton name={name} onClick={() => onEdit(id)} />
  );
  return [{ title: 'Edit', cell, isEnd: true }];
}
