import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../i18n/texts.ts';

interface Props {
  /** The heading, and the page's title in the browser. */
  title: string;
  /** One line that tells what the screen is for. */
  intro?: ReactNode;
  /** Beside the heading, at the end of its line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: its heading, which gets the focus on navigation, and what is under it. */
export function Page({ title, intro, actions, children }: Props) {
  usePageTitle(title);
  return (
    <Stack gap="5">
      <Flex gap="4" align="flex-start" justify="space-between" wrap="wrap">
        <Box
          minW="0"
          css={{
            // A phone on its side has room beside the heading, and little under it.
            '@media (max-height: 480px) and (min-width: 600px)': {
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              columnGap: '16px',
            },
          }}
        >
          <Heading as="h1" size="xl" tabIndex={-1}>
            {title}
          </Heading>
          {intro && (
            <Text color="muted" mt="1" maxW="60ch">
              {intro}
            </Text>
          )}
        </Box>
        {actions}
      </Flex>
      {children}
    </Stack>
  );
}

/** Names the browser's tab; `Page` does it already. */
export function usePageTitle(title: string): void {
  const { common } = useTexts();
  useEffect(() => {
    document.title = title === common.productName ? title : `${title} – ${common.productName}`;
  }, [title, common]);
}
