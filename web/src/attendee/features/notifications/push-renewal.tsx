import { useEffect } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { renewPush } from '../../../platform/push/push.ts';
import { useSession } from '../../../platform/session/session.ts';

/** Renews the subscription of this browser at the start of the app and in each session. */
export default function PushRenewal() {
  const sessionId = useSession().user?.session?.sessionId;
  const { mutate: renew } = useCall((_: void, call) => renewPush(call));
  useEffect(() => {
    if (sessionId !== undefined) renew();
  }, [sessionId, renew]);
  return null;
}
