import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listMails, sendMailAgain } from '@wine-walk/common/api/mail.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { queryKeyOf } from '../../../platform/session/api.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { useActionKey } from '../../kit/forms/use-idempotency-key.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';

/** Returns a function that reads the mails again and reports the state of the new one. */
export function useReportMail(): (sent: { id: string }) => Promise<void> {
  const client = useQueryClient();
  return async ({ id }) => {
    const { outcomes, sendFailed } = texts.mail;
    const { mails } = await staffCall(listMails, {});
    const mail = mails.find((each) => each.id === id);
    if (mail?.state === 'sent') showToast({ type: 'success', title: outcomes.sent });
    else if (mail?.state === 'failed')
      showToast({
        type: 'error',
        title: outcomes.failed,
        description: mail.reason === null ? sendFailed : texts.translateMessage(mail.reason),
      });
    else showToast({ type: 'info', title: outcomes.queued, description: outcomes.queuedText });
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
      showToast({
        type: 'error',
        title: texts.kit.error,
        description: serverMessage(error, texts.mail.sendFailed),
      }),
  });
  return {
    sendAgain: (id: string) => again.mutate(id),
    /** ID of the mail that is being sent again. */
    sendingId: again.isPending ? again.variables : undefined,
  };
}
