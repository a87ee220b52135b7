import { Box, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePageTitle } from '../../../ui/page.tsx';
import { StreetScene } from '../../../ui/street-scene.tsx';
import { Alert } from '../../kit/alert.tsx';
import { OrphanedActionsNotice } from './orphaned-actions-notice.tsx';

interface Props {
  title: string;
  lead: string;
  /** Why an earlier session ended. */
  reason: string | null;
  children: ReactNode;
}

/** A way into the portal: the dusk street, what it is for, and its form. */
export function SignInFrame({ title, lead, reason, children }: Props) {
  usePageTitle(title);
  return (
    <Flex minH="100dvh" direction={{ base: 'column', md: 'row' }}>
      <Box
        aria-hidden="true"
        position="relative"
        overflow="hidden"
        flex={{ md: '1 1 0' }}
        h={{ base: '180px', md: 'auto' }}
        bg="linear-gradient(var(--ww-dusk-top), var(--ww-dusk-middle) 60%, var(--ww-dusk-low))"
      >
        <Box position="absolute" insetX="0" bottom="0" h={{ base: 'full', md: '300px' }}>
          <StreetScene />
        </Box>
      </Box>
      <Flex as="main" flex={{ base: '1', md: '1.1 1 0' }} align="center" justify="center" p="6">
        <Stack gap="6" w="full" maxW="380px">
          <Box>
            <Text textStyle="eyebrow" color="muted">
              Wine Walk
            </Text>
            <Heading as="h1" size="2xl" mt="1">
              {title}
            </Heading>
            <Text color="muted" mt="2">
              {lead}
            </Text>
          </Box>
          {reason && <Alert tone="gold">{reason}</Alert>}
          <OrphanedActionsNotice />
          {children}
          <Link asChild variant="plain" alignSelf="start" minH="11">
            <RouterLink to="/">
              <ArrowLeft size={18} aria-hidden="true" />
              Back to Main
            </RouterLink>
          </Link>
        </Stack>
      </Flex>
    </Flex>
  );
}
