import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listMails, sendMailAgain } from '@wine-walk/common/api/mail.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { queryKeyOf } from '../../../platform/session/api.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { useActionKey } from '../../kit/forms/use-idempotency-key.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

/** Error of a mail that could not be requested. */
export const sendFailure = 'We couldn’t send the email';

/** Returns a function that reads the mails again and reports the state of the new one. */
export function useReportMail(): (sent: { id: string }) => Promise<void> {
  const client = useQueryClient();
  return async ({ id }) => {
    const { mails } = await staffCall(listMails, {});
    const mail = mails.find((each) => each.id === id);
    if (mail?.state === 'sent') showToast({ type: 'success', title: 'Mail sent' });
    else if (mail?.state === 'failed')
      showToast({ type: 'error', title: 'Mail not sent', description: mail.reason ?? sendFailure });
    else showToast({ type: 'info', title: 'Mail queued', description: 'We’ll keep trying.' });
    await invalidateAfterWrite(client, { queryKey: queryKeyOf(listMails, {}) });
  };
}

/** Sends a mail of the list again. */
export function useSendMail() {
  const report = useReportMail();
  const key = useActionKey();
  const again = useMutation({
    mutationFn: (id: string) =>
      staffCall(sendMailAgain, { params: { id }, idempotencyKey: key.keyOf(id) }).then(report),
    onSuccess: key.done,
    onError: (error) =>
      showToast({ type: 'error', title: 'Error', description: serverMessage(error, sendFailure) }),
  });
  return {
    sendAgain: (id: string) => again.mutate(id),
    /** ID of the mail that is being sent again. */
    sendingId: again.isPending ? again.variables : undefined,
  };
}
