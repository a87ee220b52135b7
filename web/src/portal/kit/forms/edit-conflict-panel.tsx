import { Badge, Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { texts } from '../../texts/texts.ts';
import {
  applyChoices,
  type Choices,
  defaultChoices,
  fieldDifferences,
  type Side,
} from './merge-edits.ts';
import type { RecordForm, Versioned } from './record-form.ts';

interface ChoiceRowProps {
  label: string;
  mine: string;
  saved: string;
  changedBy: 'me' | 'them' | 'both';
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Both versions of one field, to choose from. */
function ChoiceRow({ label, mine, saved, changedBy, choice, onChoose }: ChoiceRowProps) {
  const { conflict } = texts.kit;
  const name = useId();
  const option = (side: Side, title: string, text: string) => (
    <chakra.label
      display="flex"
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor={choice === side ? 'wine' : 'line'}
      bg={choice === side ? 'wineSoft' : 'card'}
      borderRadius="l2"
      cursor="pointer"
      minW="0"
    >
      <chakra.input
        type="radio"
        name={name}
        mt="1"
        boxSize="4"
        flexShrink="0"
        accentColor="var(--ww-wine)"
        checked={choice === side}
        onChange={() => onChoose(side)}
      />
      <Box minW="0">
        <Text fontSize="xs" color={choice === side ? 'ink' : 'muted'} fontWeight="600">
          {title}
        </Text>
        <Text fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text || conflict.empty}
        </Text>
      </Box>
    </chakra.label>
  );
  return (
    <chakra.fieldset minW="0">
      <Flex as="legend" gap="2" align="center" mb="1.5">
        <Text as="span" fontWeight="600" fontSize="sm">
          {label}
        </Text>
        <Badge colorPalette={changedBy === 'both' ? 'gold' : 'gray'}>
          {conflict.changedBy[changedBy]}
        </Badge>
      </Flex>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
        {option('mine', conflict.mine, mine)}
        {option('saved', conflict.saved, saved)}
      </Grid>
    </chakra.fieldset>
  );
}

interface EditConflictPanelProps<V extends FieldValues, B, R extends Versioned> {
  record: RecordForm<V, B, R>;
  /** Version that another user saved. */
  savedValues: V;
}

/** Compares the form with the version that another user saved, field by field. */
export function EditConflictPanel<V extends FieldValues, B, R extends Versioned>(
  props: EditConflictPanelProps<V, B, R>,
) {
  const { record, savedValues } = props;
  const { views } = record;
  const { conflict } = texts.kit;
  const mine = record.form.getValues();
  const differences = fieldDifferences(record.base, mine, savedValues);
  const [chosen, setChosen] = useState<Choices<V>>({});
  const choices = { ...defaultChoices(differences), ...chosen };
  const isDecided = differences.every(({ field }) => choices[field] !== undefined);
  return (
    <Stack gap="4" as="section" aria-label={conflict.label}>
      <Box>
        <Heading as="h3" size="sm">
          {texts.kit.records.savedMeanwhile(record.noun)}
        </Heading>
        <Text color="muted" fontSize="sm" mt="1">
          {differences.length === 0 ? conflict.same : conflict.lead}
        </Text>
      </Box>
      {differences.map(({ field, changedBy }) => (
        <ChoiceRow
          key={field}
          label={views[field].label}
          mine={views[field].show(mine[field])}
          saved={views[field].show(savedValues[field])}
          changedBy={changedBy}
          choice={choices[field]}
          onChoose={(side) => setChosen((before) => ({ ...before, [field]: side }))}
        />
      ))}
      <Flex gap="3" wrap="wrap" justify="flex-end" align="center">
        {!isDecided && (
          <Text color="muted" fontSize="sm" me="auto">
            {conflict.undecided}
          </Text>
        )}
        <Button variant="ghost" colorPalette="gray" onClick={() => record.compare(false)}>
          {conflict.back}
        </Button>
        <Button
          disabled={!isDecided}
          onClick={() => record.reconcile(applyChoices(mine, savedValues, choices))}
        >
          {conflict.use}
        </Button>
      </Flex>
    </Stack>
  );
}
