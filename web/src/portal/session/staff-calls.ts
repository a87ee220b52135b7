import type { CallSetup } from '../../platform/api/call-context.ts';
import { staffApi } from '../../platform/session/api.ts';
import { showToast } from '../../ui/toaster.tsx';
import { texts } from '../texts/texts.ts';
import { staffMessage } from './portal-texts.ts';
import { isShownByLogin, staffCall } from './staff-call.ts';

/** Calls that begin a session: a refusal ends none. */
export const signInCalls: CallSetup = {
  call: staffApi,
  showToast,
  failureToast: (error, failure) => ({
    type: 'error',
    title: texts.kit.error,
    description: staffMessage(error, failure),
  }),
};

/** Calls of the portal: with the staff session, errors as staff read them. */
export const staffCalls: CallSetup = { ...signInCalls, call: staffCall, isShown: isShownByLogin };
