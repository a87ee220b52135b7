import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ChoiceRow } from './choice-row.tsx';
import { applyChoices, type Choices, defaultChoices, fieldDifferences } from './merge-edits.ts';
import type { RecordForm, Versioned } from './record-form.ts';

interface Props<V extends FieldValues, B, R extends Versioned> {
  record: RecordForm<V, B, R>;
  /** Version that another user saved. */
  rival: V;
}

/** Two versions of a record, field by field: one's own beside the one that was saved meanwhile. */
export function EditConflictPanel<V extends FieldValues, B, R extends Versioned>(
  props: Props<V, B, R>,
) {
  const { record, rival } = props;
  const { views } = record;
  const mine = record.form.getValues();
  const found = fieldDifferences(record.base, mine, rival);
  const [chosen, setChosen] = useState<Choices<V>>({});
  const choices = { ...defaultChoices(found), ...chosen };
  const isDecided = found.every(({ field }) => choices[field] !== undefined);
  return (
    <Stack gap="4" as="section" aria-label="Compare versions">
      <Box>
        <Heading as="h3" size="sm">
          Somebody else saved this {record.noun.toLowerCase()} meanwhile
        </Heading>
        <Text color="muted" fontSize="sm" mt="1">
          {found.length === 0
            ? 'Both versions say the same.'
            : 'Choose what to keep where the two differ. Nothing is saved before you save the form.'}
        </Text>
      </Box>
      {found.map(({ field, changedBy }) => (
        <ChoiceRow
          key={field}
          label={views[field].label}
          mine={views[field].show(mine[field])}
          saved={views[field].show(rival[field])}
          changedBy={changedBy}
          choice={choices[field]}
          onChoose={(side) => setChosen((before) => ({ ...before, [field]: side }))}
        />
      ))}
      <Flex gap="3" wrap="wrap" justify="flex-end" align="center">
        {!isDecided && (
          <Text color="muted" fontSize="sm" me="auto">
            You both changed the marked fields: choose one version of each.
          </Text>
        )}
        <Button variant="ghost" colorPalette="gray" onClick={() => record.compare(false)}>
          Back to my version
        </Button>
        <Button
          disabled={!isDecided}
          onClick={() => record.reconcile(applyChoices(mine, rival, choices))}
        >
          Use these
        </Button>
      </Flex>
    </Stack>
  );
}
