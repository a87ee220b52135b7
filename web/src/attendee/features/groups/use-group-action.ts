import { useTexts } from '../../../i18n/texts.ts';
import { type Api } from '../../../platform/api/api-client.ts';
import { type CallOptions, useCall } from '../../../platform/api/use-call.ts';

/** Creates, joins or leaves a group. Shows failures in a toast. */
export function useGroupAction<Output>(
  act: (input: void, call: Api) => Promise<Output>,
  options: Pick<CallOptions<void, Output>, 'success' | 'onSuccess'> = {},
) {
  const group = useTexts('groups');
  return useCall(act, { ...options, failure: group.failed });
}
