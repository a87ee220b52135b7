import { Badge, Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { Side } from './merge-edits.ts';

interface Props {
  label: string;
  mine: string;
  saved: string;
  changedBy: 'me' | 'them' | 'both';
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

const byText = {
  me: 'Changed by you',
  them: 'Changed by somebody else',
  both: 'Changed by both',
};

/** One field in two versions, to choose from. */
export function ChoiceRow({ label, mine, saved, changedBy, choice, onChoose }: Props) {
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
          {text || '(empty)'}
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
        <Badge colorPalette={changedBy === 'both' ? 'gold' : 'gray'}>{byText[changedBy]}</Badge>
      </Flex>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
        {option('mine', 'Yours', mine)}
        {option('saved', 'Saved by somebody else', saved)}
      </Grid>
    </chakra.fieldset>
  );
}
