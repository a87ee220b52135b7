import { Box, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { useDeviceQuery } from '../../../platform/api/use-api-query.ts';
import { openQueueStore } from '../../../platform/delivery-queue/queue-store.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import type { StaffSessionEnd } from '../../../platform/session/staff-session-store.ts';
import { deskDatabases } from '../../../platform/storage/databases.ts';
import { usePageTitle } from '../../../ui/page.tsx';
import { StreetScene } from '../../../ui/street-scene.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { LanguageSwitch } from '../../kit/language-switch.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

/** Returns why a login failed; after too many attempts, also when to retry. */
export function loginErrorMessage(error: unknown, now: number): string {
  if (error instanceof NetworkError) return staffMessage(error);
  // The API accepted the sign-in, and Firebase failed.
  if (!(error instanceof ApiError)) return texts.app.signIn.exchangeFailed;
  const message = staffMessage(error, texts.app.signIn.wrong);
  const wait = error.status === 429 ? error.retryAfterSeconds : null;
  return wait === null ? message : withRetryTime(message, wait, now);
}

/** Returns `message` with 'You can try again in 3 minutes, at 5:42 PM.' by this computer's clock. */
function withRetryTime(message: string, seconds: number, now: number): string {
  const { signIn } = texts.app;
  if (seconds < 60) return signIn.retryInSeconds({ message, count: seconds });
  const minutes = Math.ceil(seconds / 60);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const at = format.time(new Date(now + seconds * 1000).toISOString(), timeZone);
  return signIn.retryInMinutes({ message, count: minutes, at });
}

/** Reports queued desk actions on this phone, for any user. */
function OrphanedActionsNotice() {
  const { data: count = 0 } = useDeviceQuery(
    ['orphaned-count'],
    async () => (await openQueueStore(deskDatabases.acts).list())?.records.length ?? 0,
  );
  if (count === 0) return null;
  return <Alert tone="gold">{texts.app.signIn.unsentActions({ count })}</Alert>;
}

function endText(reason: StaffSessionEnd): string {
  return typeof reason === 'string' ? texts.app.signIn.endReasons[reason] : reason.message;
}

interface Props {
  title: string;
  lead: string;
  /** Reason why the previous session ended. */
  reason: StaffSessionEnd | null;
  /** Way back; the attendee app by default. */
  back?: { label: string; to: To };
  children: ReactNode;
}

/**
 * Layout of the sign-in pages: illustration, title and form. After a session the title has the focus, so that a screen reader
 * announces the page and the reason.
 */
export function SignInFrame({ title, lead, reason, back, children }: Props) {
  usePageTitle(title);
  const { shortName } = useOrganization();
  const heading = useRef<HTMLHeadingElement>(null);
  const reasonId = useId();
  useEffect(() => {
    if (reason) heading.current?.focus({ preventScroll: true });
  }, [reason]);
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
      <Flex
        as="main"
        id="content"
        flex={{ base: '1', md: '1.1 1 0' }}
        align="center"
        justify="center"
        p="6"
      >
        <Stack gap="6" w="full" maxW="380px">
          <Box>
            <Text textStyle="eyebrow" color="muted">
              {shortName}
            </Text>
            <Heading
              ref={heading}
              as="h1"
              size="2xl"
              mt="1"
              tabIndex={-1}
              aria-describedby={reason ? reasonId : undefined}
            >
              {title}
            </Heading>
            <Text color="muted" mt="2">
              {lead}
            </Text>
          </Box>
          {reason && (
            <Box id={reasonId}>
              <Alert tone="gold">{endText(reason)}</Alert>
            </Box>
          )}
          <OrphanedActionsNotice />
          {children}
          <Flex gap="4" wrap="wrap" align="center" justify="space-between">
            <Link asChild variant="plain" minH="11">
              <RouterLink to={back?.to ?? '/'}>
                <ArrowLeft size={18} aria-hidden="true" />
                {back?.label ?? texts.app.backToMain}
              </RouterLink>
            </Link>
            <LanguageSwitch />
          </Flex>
        </Stack>
      </Flex>
    </Flex>
  );
}
