import { Text } from '@chakra-ui/react';

/** A text in a table that may be longer than its column: it breaks, ends in an ellipsis, and is read whole as its title. */
export function TruncatedText({ text }: { text: string }) {
  return (
    <Text title={text} minW={{ md: '9ch' }} lineClamp="3" overflowWrap="anywhere">
      {text}
    </Text>
  );
}
