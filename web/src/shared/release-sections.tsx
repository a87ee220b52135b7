import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';

/** Title and sections of a release. */
export function ReleaseSections({ title, paragraphs }: Pick<ShownRelease, 'title' | 'paragraphs'>) {
  return (
    <>
      <Heading as="h3" size="sm" mb="3">
        {title}
      </Heading>
      <Stack gap="3">
        {paragraphs.map(({ heading, text }) => (
          <Box key={`${heading}${text}`}>
            {heading && (
              <Heading as="h4" fontFamily="body" fontSize="sm" letterSpacing="0" mb="0.5">
                {heading}
              </Heading>
            )}
            <Text fontSize="sm" whiteSpace="pre-line">
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
    </>
  );
}
