import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useOrganization } from '../platform/device/use-device-settings.ts';

interface Props {
  /** Heading of the screen and title of the browser tab. */
  title: string;
  /** One line about the purpose of the screen. */
  intro?: ReactNode;
  /** Actions at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Screen with a heading that receives the focus on navigation. */
export function Page({ title, intro, actions, children }: Props) {
  usePageTitle(title);
  return (
    <Stack gap="5">
      <Flex gap="4" align="flex-start" justify="space-between" wrap="wrap">
        <Box
          minW="0"
          css={{
            // A phone in landscape has room next to the heading and little below it.
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

/** Sets the title of the browser tab; `Page` calls it. */
export function usePageTitle(title: string): void {
  const { shortName } = useOrganization();
  useEffect(() => {
    document.title = title === shortName ? title : `${title} – ${shortName}`;
  }, [title, shortName]);
}
