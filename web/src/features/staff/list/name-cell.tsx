import { Box, Text } from '@chakra-ui/react';

interface Props {
  name: string;
  /** A second line in small print. */
  note?: string;
  /** Shown on a phone alone, where its column is left out. */
  isNoteForPhone?: boolean;
}

/** A record's name over what else is most telling of it. */
export function NameCell({ name, note, isNoteForPhone = false }: Props) {
  return (
    <Box minW="0">
      <Text fontWeight="600" lineClamp="2">
        {name}
      </Text>
      {note && (
        <Text
          color="muted"
          fontSize="xs"
          lineClamp="2"
          hideFrom={isNoteForPhone ? 'md' : undefined}
        >
          {note}
        </Text>
      )}
    </Box>
  );
}
