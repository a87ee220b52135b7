import { Button, Checkbox, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { unusedColumns } from '@wine-walk/common/lib/csv/csv-columns.ts';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../../../ui/form-field.tsx';
import { texts } from '../../texts/texts.ts';
import { Select } from '../forms/select.tsx';

type Indexes<F extends string> = Record<F, number | null>;

interface ImportColumnsProps<F extends string> {
  columns: { labels: readonly string[]; hasHeader: boolean; indexes: Indexes<F> };
  /** Fields to choose a column for, with their labels. */
  fields: readonly (readonly [F, string])[];
  /** Recognized columns in words. */
  text: string;
  /** True if the choice is open at once. */
  isLacking: boolean;
  onChoose: (choice: { hasHeader: boolean; indexes: Indexes<F> }) => void;
}

export const quoted = (label: string) => `“${label}”`;

/** Recognized columns, to check and correct before the import. */
export function ImportColumns<F extends string>({
  columns,
  fields,
  text,
  isLacking,
  onChoose,
}: ImportColumnsProps<F>) {
  const { labels, hasHeader, indexes } = columns;
  const unused = unusedColumns(columns);
  // Unknown headings would become a record.
  const lacksHeader = !hasHeader && labels.length > 1;
  const [isOpen, setOpen] = useState(isLacking || lacksHeader);
  return (
    <Stack gap="3">
      <Text color="muted" fontSize="sm" overflowWrap="anywhere">
        {text}
        {unused.length > 0 &&
          ` ${texts.shared.csvImport.columns.unused({ columns: unused.map(quoted).join(', ') })}`}
      </Text>
      {isOpen ? (
        <Stack
          gap="3"
          role="group"
          aria-label={texts.shared.csvImport.columns.label}
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
            <Checkbox.Label>{texts.shared.csvImport.columns.hasHeader}</Checkbox.Label>
          </Checkbox.Root>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            {fields.map(([field, label]) => (
              <FormField key={field} label={label}>
                <Select
                  size={{ base: 'md', md: 'sm' }}
                  value={indexes[field] ?? ''}
                  onChange={(value) =>
                    onChoose({
                      hasHeader,
                      indexes: { ...indexes, [field]: value === '' ? null : Number(value) },
                    })
                  }
                >
                  <option value="">{texts.shared.csvImport.columns.none}</option>
                  {labels.map((column, place) => (
                    // Index as key: two columns may have the same name.
                    <option key={place} value={place}>
                      {column}
                    </option>
                  ))}
                </Select>
              </FormField>
            ))}
          </SimpleGrid>
        </Stack>
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
          <Columns3 aria-hidden="true" />
          {texts.shared.csvImport.columns.choose}
        </Button>
      )}
    </Stack>
  );
}
