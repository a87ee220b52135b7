import { listMails, sendHeldBackMails, sendMailAgain } from '@wine-walk/common/api/mail.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';

/** Returns why a mail was not sent: a reason of the API, or the words of the mail provider. */
export function reasonText(reason: string): string {
  const reasons: Readonly<Record<string, string>> = texts.mail.reasons;
  return reasons[reason] ?? reason;
}

/** Returns a function that reads the mails again and reports the state of the new one. */
export function useReportMail(): (sent: { id: string }) => Promise<void> {
  const { refetch } = useApiCache();
  return async ({ id }) => {
    const { outcomes, sendFailed } = texts.mail;
    const { mails } = await staffCall(listMails, {});
    const mail = mails.find((each) => each.id === id);
    if (mail?.state === 'sent') showToast({ type: 'success', title: outcomes.sent });
    else if (mail?.state === 'failed')
      showToast({
        type: 'error',
        title: outcomes.failed,
        description: mail.reason === null ? sendFailed : reasonText(mail.reason),
      });
    else showToast({ type: 'info', title: outcomes.queued, description: outcomes.queuedText });
    await refetch(listMails);
  };
}

/** Queues again every mail that the limit of the provider held back. */
export function useSendHeldBack() {
  const { heldBack } = texts.mail;
  return useCall(sendHeldBackMails, {
    success: ({ count }) => heldBack.queued({ count }),
    failure: texts.mail.sendFailed,
    invalidates: [listMails],
  });
}

/** Sends a mail of the list again. */
export function useSendMail() {
  const report = useReportMail();
  const again = useCall(
    async (id: string, call) => report(await call(sendMailAgain, { params: { id } })),
    { failure: texts.mail.sendFailed },
  );
  return {
    sendAgain: (id: string) => again.mutate(id),
    /** ID of the mail that is being sent again. */
    sendingId: again.isPending ? again.variables : undefined,
  };
}
