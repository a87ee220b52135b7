import { Input, NativeSelect, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { eventChoices } from '../../kit/event-labels.ts';
import { EventOptions } from './ticket-fields.tsx';
import type { ImportSettings } from './use-import.ts';

interface Props {
  events: readonly AdminEvent[];
  choice: ImportSettings;
  onChange: (choice: ImportSettings) => void;
  onFile: (file: File | undefined) => void;
  problem: string | undefined;
}

/** The browser's own button in the file input, drawn as the portal's others are. */
const fileInput = {
  h: '11',
  p: '1',
  _file: {
    h: 'full',
    px: '3.5',
    me: '3',
    borderRadius: 'l1',
    bg: 'wineSoft',
    color: 'wineText',
    fontSize: 'sm',
    fontWeight: '600',
    cursor: 'pointer',
  },
} as const;

/** What is imported, for which event, and what becomes of tickets that are there already. */
export function ImportOptions({ events, choice, onChange, onFile, problem }: Props) {
  return (
    <>
      <Text color="muted" fontSize="sm">
        A CSV file with a ticket ID on each line and, where they are known, the holder’s name and
        email. Commas or semicolons, with or without a first line that names the columns.
      </Text>
      <FormField label="CSV file" error={problem}>
        <Input
          type="file"
          accept=".csv,text/csv,text/plain"
          {...fileInput}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
      </FormField>
      <FormField label="Event" help="What the tickets of this file admit to.">
        <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
          <NativeSelect.Field
            value={choice.eventId ?? ''}
            onChange={({ target }) => onChange({ ...choice, eventId: target.value || null })}
          >
            <EventOptions choices={eventChoices(events)} />
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      <FormField
        label="Tickets that are there already"
        help={
          choice.existing === 'update'
            ? 'They get the event above and the name and email of their line; an empty cell changes nothing. Redeemed ones stay as they are.'
            : undefined
        }
      >
        <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
          <NativeSelect.Field
            value={choice.existing}
            onChange={({ target }) =>
              onChange({ ...choice, existing: target.value === 'update' ? 'update' : 'leave' })
            }
          >
            <option value="leave">Leave them as they are</option>
            <option value="update">Update what is there</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
    </>
  );
}
