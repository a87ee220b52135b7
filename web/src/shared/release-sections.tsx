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
  return (
    <>
      <Heading as={`h${level}`} size="sm" mb="3">
        {title}
      </Heading>
      <TextSections paragraphs={paragraphs} headings={level === 2 ? 'h3' : 'h4'} size="sm" />
    </>
  );
}

interface SectionsProps extends Pick<ShownRelease, 'paragraphs'> {
  headings: 'h2' | 'h3' | 'h4';
  size: 'sm' | 'md';
}

/** Sections of a text, some with a heading. */
export function TextSections({ paragraphs, headings, size }: SectionsProps) {
  return (
    <Stack gap="3" fontSize={size}>
      {paragraphs.map(({ heading, text }) => (
        <Box key={`${heading}${text}`} overflowWrap="anywhere">
          {heading && <SectionHeading as={headings}>{heading}</SectionHeading>}
          <Text whiteSpace="pre-line">{text}</Text>
        </Box>
      ))}
    </Stack>
  );
}

/** Heading of a section, in the size of its text. */
export function SectionHeading(props: { as: SectionsProps['headings']; children: string }) {
  return <Heading {...props} fontFamily="body" fontSize="inherit" letterSpacing="0" mb="0.5" />;
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
