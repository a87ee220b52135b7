import { Box } from '@chakra-ui/react';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { useNow } from '../../platform/live/use-now.ts';
import { useStaffSession } from '../../platform/session/staff-session-store.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { texts } from '../texts/texts.ts';
import { Alert } from './alert.tsx';
import { format } from './format.ts';

/** Time before the end of a session in which it is announced, in milliseconds. */
const noticeMs = 15 * 60_000;

/**
 * Announces the end of the session shortly before it. It offers no sign-out: until the end, the desk may work offline and send
 * its waiting actions.
 */
export function SessionEndNotice() {
  const session = useStaffSession();
  const now = useNow();
  return (
    <LiveRegion>
      {session.state === 'signed-in' && session.endsAt - now <= noticeMs && (
        <Box mb="4">
          <EndAlert endsAt={session.endsAt} accessEndsAt={session.staff.expiresAt} />
        </Box>
      )}
    </LiveRegion>
  );
}

interface Props {
  /** Epoch milliseconds. */
  endsAt: number;
  /** End of an account of a link, after which its link opens no session; null for other accounts. */
  accessEndsAt: string | null;
}

function EndAlert({ endsAt, accessEndsAt }: Props) {
  const { sessionEnd } = texts.app;
  const { timeZone } = useOrganization();
  const time = format.time(new Date(endsAt).toISOString(), timeZone);
  const isLast = accessEndsAt !== null && Date.parse(accessEndsAt) <= endsAt;
  return (
    <Alert tone="gray" isSilent>
      {isLast ? sessionEnd.access({ time }) : sessionEnd.text({ time })}
    </Alert>
  );
}
