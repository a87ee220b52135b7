import { Box } from '@chakra-ui/react';
import { useOnline } from '../../platform/device/connection.ts';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { useNow } from '../../platform/live/use-now.ts';
import { endStaffSession, useStaffSession } from '../../platform/session/staff-session-store.ts';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { texts } from '../texts/texts.ts';
import { Alert } from './alert.tsx';
import { format } from './format.ts';

/** Time before the end of a session in which it is announced, in milliseconds. */
const noticeMs = 15 * 60_000;

/** Announces the end of the session shortly before it, with a way to begin the next one between two tasks. */
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
  const isOnline = useOnline();
  const time = format.time(new Date(endsAt).toISOString(), timeZone);
  if (accessEndsAt !== null && Date.parse(accessEndsAt) <= endsAt)
    return (
      <Alert tone="gray" isSilent>
        {sessionEnd.access({ time })}
      </Alert>
    );
  return (
    <Alert
      tone="gray"
      isSilent
      action={
        // The offline desk would end, too, and no session could begin.
        isOnline && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => void endStaffSession(accessEndsAt === null ? 'ended' : 'reopen-link')}
          >
            {sessionEnd.signIn}
          </Button>
        )
      }
    >
      {sessionEnd.text({ time })}
    </Alert>
  );
}
