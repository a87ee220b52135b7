import { readPushKey } from '@wine-walk/common/api/notifications.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { type PushState, pushState, turnOffPush, turnOnPush } from '../../../platform/push/push.ts';

/** Notifications of this browser and how to change them; `isAvailable` once the server has a key for them. */
export function usePush() {
  const texts = useTexts('notifications');
  const [state, setState] = useState<PushState>(pushState);
  const { data } = useApiQuery(readPushKey, {}, { enabled: state !== 'unsupported' });
  const publicKey = data?.publicKey ?? null;
  const turnOn = useCall(async (_: void, call) => turnOnPush(publicKey ?? '', call), {
    success: (after) => (after === 'on' ? texts.on : null),
    failure: texts.failed,
    onSuccess: setState,
  });
  const turnOff = useCall(async (_: void, call) => turnOffPush(call), {
    failure: texts.failed,
    onSuccess: setState,
  });
  return { state, isAvailable: publicKey !== null, turnOn, turnOff };
}
