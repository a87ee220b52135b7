import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';

interface Props extends Pick<ShownRelease, 'title' | 'paragraphs'> {
  /** Heading level of the title; the sections have the next one. */
  level?: 2 | 3;
}

/** Title and sections of a release. */
export function ReleaseSections({ title, paragraphs, level = 3 }: Props) {
  const sectionHeading = level === 2 ? 'h3' : 'h4';
  return (
    <>
      <Heading as={`h${level}`} size="sm" mb="3">
        {title}
      </Heading>
      <Stack gap="3">
        {paragraphs.map(({ heading, text }) => (
          <Box key={`${heading}${text}`}>
            {heading && (
              <Heading
                as={sectionHeading}
                fontFamily="body"
                fontSize="sm"
                letterSpacing="0"
                mb="0.5"
              >
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
