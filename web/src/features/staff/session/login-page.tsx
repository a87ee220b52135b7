import { Box, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { DuskStreet } from '../../../components/dusk-street.tsx';
import { usePageTitle } from '../../../components/page.tsx';
import { Notice } from '../shell/notice.tsx';
import { LoginForm } from './login-form.tsx';

/** The portal for whoever is not signed in. `reason`: why an earlier session ended. */
export function LoginPage({ reason }: { reason: string | null }) {
  usePageTitle('Staff portal');
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
          <DuskStreet />
        </Box>
      </Box>
      <Flex as="main" flex={{ base: '1', md: '1.1 1 0' }} align="center" justify="center" p="6">
        <Stack gap="6" w="full" maxW="380px">
          <Box>
            <Text textStyle="eyebrow" color="muted">
              Wine Walk
            </Text>
            <Heading as="h1" size="2xl" mt="1">
              Staff portal
            </Heading>
            <Text color="muted" mt="2">
              Prepare the walk: businesses, events, rewards, tickets.
            </Text>
          </Box>
          {reason && <Notice tone="gold">{reason}</Notice>}
          <LoginForm />
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
