import { Box, type BoxProps, Heading, Stack, Text } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import type { Ref } from 'react';
import { useTexts } from '../i18n/texts.ts';

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

interface FrameProps extends Pick<BoxProps, 'maxH' | 'onScroll'> {
  release: ShownRelease;
  /** True if the frame has a border and a background. */
  isBoxed?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Release in a frame that scrolls by touch and keyboard. */
export function ReleaseFrame({ release, isBoxed = true, ...frame }: FrameProps) {
  const texts = useTexts('registration');
  return (
    <Box
      role="region"
      aria-label={texts.waiver}
      tabIndex={0}
      lang={release.language}
      overflowY="auto"
      overscrollBehavior="contain"
      _focusVisible={{ outline: '3px solid', outlineColor: 'focus' }}
      {...(isBoxed && boxed)}
      {...frame}
    >
      <ReleaseSections {...release} />
    </Box>
  );
}

const boxed = {
  bg: 'sunken',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'line',
  px: 'min({spacing.4}, var(--ww-edge))',
  py: '4',
} as const;
