import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { Pencil } from 'lucide-react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { texts } from '../../texts/texts.ts';
import { eventChoices } from '../event-labels.ts';
import type { Column } from './record-table.tsx';

interface NameCellProps {
  name: string;
  /** Second line in small print. */
  note?: string;
  /** True if the note replaces a column that is hidden on phones. */
  isNoteForPhone?: boolean;
  /** Line below the note on phones, which hide the columns that it repeats. */
  phoneNote?: string | undefined;
  /** True for a number that must not break, even at its hyphens. */
  isOneLine?: boolean;
}

/** Name of a record above a note. */
export function NameCell({
  name,
  note,
  isNoteForPhone = false,
  phoneNote,
  isOneLine = false,
}: NameCellProps) {
  return (
    <Box minW={{ base: '0', md: '12ch' }}>
      <Text
        title={name}
        fontWeight="600"
        {...(isOneLine ? { whiteSpace: 'nowrap' } : { lineClamp: '2', overflowWrap: 'anywhere' })}
      >
        <WithEmailBreak text={name} />
      </Text>
      {note && (
        <Text
          title={note}
          color="muted"
          fontSize="xs"
          lineClamp="2"
          overflowWrap="anywhere"
          hideFrom={isNoteForPhone ? 'md' : undefined}
        >
          {note}
        </Text>
      )}
      {phoneNote && (
        <Text color="muted" fontSize="xs" overflowWrap="anywhere" hideFrom="md">
          {phoneNote}
        </Text>
      )}
    </Box>
  );
}

/** Text in which an email address that is longer than a line breaks before its at sign. */
function WithEmailBreak({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

interface EditButtonProps {
  /** Name of the record, for a unique label. */
  name: string;
  /** True if the label shows on the widest screens only, where the cell has other buttons. */
  isPencilWhereNarrow?: boolean;
  onClick: () => void;
}

/** Opens a record's form. */
export function EditButton({ name, isPencilWhereNarrow = false, onClick }: EditButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      _icon={{ boxSize: '4' }}
      aria-label={texts.kit.editNamed({ name })}
      onClick={onClick}
    >
      <Pencil aria-hidden="true" />
      <Text as="span" hideBelow={isPencilWhereNarrow ? '2xl' : 'md'}>
        {texts.kit.edit}
      </Text>
    </Button>
  );
}

/** Text that may be longer than its column: it wraps, ends in an ellipsis and shows in full as its title. */
export function TruncatedText({ text }: { text: string }) {
  return (
    <Text title={text} minW={{ md: '9ch' }} lineClamp="3" overflowWrap="anywhere">
      {text}
    </Text>
  );
}

interface StatusRecord {
  isActive: boolean;
  /** False for an event that was never active. */
  isPublished?: boolean;
}

/** Active or Inactive; names an event that was never active. */
export function RecordStatus({ record: { isActive, isPublished } }: { record: StatusRecord }) {
  return (
    <Stack gap="0.5" align="start">
      <StatusBadge status={isActive ? 'active' : 'inactive'} />
      {isPublished === false && (
        <Text color="muted" fontSize="xs" whiteSpace="nowrap">
          {texts.kit.notPublished}
        </Text>
      )}
    </Stack>
  );
}

/** Column with the active status of a record. */
export const statusColumn: Column<StatusRecord> = {
  id: 'status',
  title: texts.kit.status,
  sortValue: ({ isActive }) => (isActive ? 0 : 1),
  cell: (record) => <RecordStatus record={record} />,
};

/** Column with the event that a record belongs to. */
export function eventColumn(events: readonly AdminEvent[]): Column<{ eventId: string | null }> {
  const names = new Map(eventChoices(events).map(({ id, label }) => [id, label]));
  const nameOf = ({ eventId }: { eventId: string | null }) =>
    eventId ? (names.get(eventId) ?? texts.kit.deletedEvent) : texts.kit.everyEvent;
  return {
    id: 'event',
    title: texts.kit.event,
    sortValue: nameOf,
    cell: (record) => <TruncatedText text={nameOf(record)} />,
    isWideOnly: true,
  };
}

/** Column with the button to a record's form; none if the account may not edit. */
export function editColumn(
  onEdit: ((id: string) => void) | undefined,
): Column<{ id: string; name: string }>[] {
  if (!onEdit) return [];
  const cell = ({ id, name }: { id: string; name: string }) => (
    <EditButton name={name} onClick={() => onEdit(id)} />
  );
  return [{ id: 'edit', title: texts.kit.edit, cell, isEnd: true }];
}
