import { Button, Checkbox, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ColumnIndexes, FileColumns } from '@wine-walk/common/rules/tickets/ticket-columns.ts';
import { type ColumnChoice, unusedColumns } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../../../ui/form-field.tsx';

interface Props {
  columns: FileColumns;
  onChoose: (choice: ColumnChoice) => void;
}

const fields: [keyof ColumnIndexes, string][] = [
  ['id', 'Ticket ID'],
  ['name', 'Holder’s name'],
  ['lastName', 'Last name, in a column of its own'],
  ['email', 'Holder’s email'],
];

/** Which column was taken for what, so that a wrong one is seen before it is imported, and chosen by hand. */
export function ImportColumns({ columns, onChoose }: Props) {
  const { labels, hasHeader, indexes } = columns;
  const unused = unusedColumns(columns);
  // Where something is missing that a column left over may hold, nobody should have to look for the choice.
  const isLacking =
    indexes.id === null || (unused.length > 0 && (indexes.name === null || indexes.email === null));
  // Headings that are unknown would become a ticket of their own.
  const isDoubtful = !hasHeader && labels.length > 1;
  const [isOpen, setOpen] = useState(isLacking || isDoubtful);
  return (
    <Stack gap="3">
      <Text color="muted" fontSize="sm" overflowWrap="anywhere">
        {columnLabels(columns)}
        {unused.length > 0 && ` Not used: ${unused.map(quoted).join(', ')}.`}
      </Text>
      {isOpen ? (
        <Stack
          gap="3"
          role="group"
          aria-label="Columns"
          borderWidth="1px"
          borderColor="line"
          borderRadius="l2"
          p="3"
        >
          <Checkbox.Root
            size="sm"
            checked={hasHeader}
            onCheckedChange={({ checked }) => onChoose({ hasHeader: checked === true, indexes })}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>The first line names the columns</Checkbox.Label>
          </Checkbox.Root>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            {fields.map(([field, label]) => (
              <FormField key={field} label={label}>
                <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
                  <NativeSelect.Field
                    value={indexes[field] ?? ''}
                    onChange={({ target: { value } }) =>
                      onChoose({
                        hasHeader,
                        indexes: { ...indexes, [field]: value === '' ? null : Number(value) },
                      })
                    }
                  >
                    <option value="">No column</option>
                    {labels.map((column, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, two may be called the same.
                      <option key={place} value={place}>
                        {column}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </FormField>
            ))}
          </SimpleGrid>
        </Stack>
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
          <Columns3 aria-hidden="true" />
          Choose the columns
        </Button>
      )}
    </Stack>
  );
}

function columnLabels({ labels, hasHeader, indexes }: FileColumns): string {
  const { id, name, lastName, email } = indexes;
  const label = (place: number | null) => (place === null ? undefined : labels[place]);
  const names = [label(name), label(lastName)].filter((each) => each !== undefined);
  const holder = names.length > 0 ? `name from ${names.map(quoted).join(' and ')}` : 'no name';
  const ticket = id === null ? 'No ticket ID' : `Ticket ID from ${quoted(labels[id] ?? '')}`;
  const mail = email === null ? 'no email' : `email from ${quoted(labels[email] ?? '')}`;
  return `${hasHeader ? '' : 'No line names the columns. '}${ticket}, ${holder}, ${mail}.`;
}

const quoted = (label: string) => `“${label}”`;
