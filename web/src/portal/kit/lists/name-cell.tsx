import { Box, Text } from '@chakra-ui/react';

interface Props {
  name: string;
  /** A second line in small print. */
  note?: string;
  /** Shown on a phone alone, where its column is left out. */
  isNoteForPhone?: boolean;
  /** A number that has to be read as a whole: never broken, neither at its hyphens. */
  isOneLine?: boolean;
}

/** A record's name over what else is most telling of it. */
export function NameCell({ name, note, isNoteForPhone = false, isOneLine = false }: Props) {
  return (
    <Box minW={{ base: '0', md: '12ch' }}>
      <Text
        title={name}
        fontWeight="600"
        {...(isOneLine ? { whiteSpace: 'nowrap' } : { lineClamp: '2', overflowWrap: 'anywhere' })}
      >
        {name}
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
    </Box>
  );
}
