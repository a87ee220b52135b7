import { Flex, Stack, Text } from '@chakra-ui/react';
import {
  type AdminRegistration,
  cancelRegistration,
  changeTicket,
  readRegistration,
  restoreRegistration,
} from '@wine-walk/common/api/staff/registrations.ts';
import { refundPayment, voidPayment } from '@wine-walk/common/api/staff/tills.ts';
import { type HolderChange, holderChange } from '@wine-walk/common/model/categories.ts';
import { useRef, useState } from 'react';
import { type Api } from '../../../platform/api/api-client.ts';
import { queryKeyOf } from '../../../platform/api/query-key.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { isStaleEdit, saveEdit } from '../../kit/forms/save-edit.ts';
import { Select } from '../../kit/forms/select.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { SignForm } from '../../shared/registrations/sign-release.tsx';
import { HolderChangeOptions, isOtherHolder } from '../../shared/tickets/holder-change-options.tsx';
import { texts } from '../../texts/texts.ts';
import { ActionForm } from './action-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import {
  type OpenRegistration,
  readNow,
  registrationReads,
  useApplyMutationResult,
} from './registration-queries.ts';

interface Change {
  send: (call: Api) => Promise<void>;
  /** Title of the success toast. */
  done: string;
}

type Form = 'correct' | 'sign' | 'ticket' | 'refund' | 'void' | 'cancel';

/** Actions on a registration; each with a form for its input or a question. */
export function RegistrationActions({ registration }: { registration: OpenRegistration }) {
  const { changes, notChanged, reason: reasonLabel, ticketId: ticketLabel } = texts.registrations;
  const { id, status, payment, liabilityWaiver } = registration;
  const [open, setOpen] = useState<Form | null>(null);
  const [reason, setReason] = useState<HolderChange>();
  // Registration when the form was opened; `registration` may have been refetched since.
  const [seen, setSeen] = useState(registration);
  const first = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const applyResult = useApplyMutationResult(id);
  const { refetch } = useApiCache();
  const params = { id };
  const change = useCall(({ send }: Change, call) => send(call), {
    success: (_result, { done }) => done,
    invalidates: registrationReads,
    onSuccess: () => close(),
    onError: async (error) => {
      if (!isStaleEdit(error)) return;
      const now = await readNow(id).catch(() => undefined);
      // The form then shows the newer version, which the next click changes.
      if (now) setSeen(now);
    },
  });
  const close = () => {
    // The focused element is in the closing form, and the button that opened the form may disappear.
    first.current?.focus();
    setOpen(null);
  };
  const run = (done: string, send: (call: Api) => Promise<AdminRegistration>) =>
    change.mutate({ done, send: async (call) => applyResult(await send(call)) });
  const returnPayment = (kind: 'refund' | 'void', reason: string) => {
    const endpoint = kind === 'refund' ? refundPayment : voidPayment;
    change.mutate({
      done: kind === 'refund' ? changes.refunded : changes.voided,
      // The response is the till. The next change needs the new version of the registration.
      send: async (call) => {
        await call(endpoint, { body: { submissionId: id, reason } });
        await refetch(queryKeyOf(readRegistration, { params }));
      },
    });
  };
  const failure = change.error && (
    <Alert tone="danger">{staffMessage(change.error, notChanged)}</Alert>
  );
  /** Toggle button of a form. */
  const opens = (form: Form) => ({
    'aria-expanded': open === form,
    onClick: () => {
      change.reset();
      setSeen(registration);
      setOpen(open === form ? null : form);
    },
  });
  return (
    <Stack gap="3">
      <Flex gap="2" wrap="wrap">
        <Button ref={first} size="sm" variant="outline" {...opens('correct')}>
          {changes.correct}
        </Button>
        {status === 'active' ? (
          <>
            {!liabilityWaiver && (
              <Button size="sm" variant="outline" {...opens('sign')}>
                {changes.sign}
              </Button>
            )}
            <Button size="sm" variant="outline" {...opens('ticket')}>
              {changes.moveTicket}
            </Button>
            <Button
              ref={cancelRef}
              size="sm"
              variant="outline"
              colorPalette="danger"
              onClick={() => {
                change.reset();
                setOpen('cancel');
              }}
            >
              {changes.cancel}
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="outline"
            loading={change.isPending}
            onClick={() => run(changes.restored, (call) => call(restoreRegistration, { params }))}
          >
            {changes.restore}
          </Button>
        )}
        {payment && (
          <>
            <Button size="sm" variant="outline" {...opens('refund')}>
              {changes.refundPayment}
            </Button>
            <Button size="sm" variant="outline" {...opens('void')}>
              {changes.voidPayment}
            </Button>
          </>
        )}
      </Flex>
      {open !== 'cancel' && failure}
      {open === 'correct' && <CorrectForm registration={registration} onDone={close} />}
      {open === 'sign' && !liabilityWaiver && (
        <SignForm
          submissionId={id}
          onDone={(signed) => {
            close();
            void applyResult(signed);
          }}
        />
      )}
      {open === 'ticket' && (
        <ActionForm
          label={ticketLabel}
          submit={changes.move}
          extra={
            isOtherHolder(change.error) && (
              <FormField label={reasonLabel} isRequired>
                <Select
                  size={{ base: 'md', md: 'sm' }}
                  value={reason ?? ''}
                  onChange={(next) => setReason(holderChange.safeParse(next).data)}
                >
                  <HolderChangeOptions />
                </Select>
              </FormField>
            )
          }
          isBusy={change.isPending}
          onSubmit={(ticketId) =>
            run(changes.moved, (call) =>
              saveEdit({
                start: seen.version,
                known: registration,
                isInConflict: (now) => now.ticketId !== seen.ticketId,
                readSaved: () => readNow(id),
                send: (version) =>
                  call(changeTicket, {
                    params,
                    body: { ticketId, version, holderChange: reason },
                  }),
              }),
            )
          }
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title={changes.cancelQuestion}
          action={changes.cancel}
          busyLabel={changes.cancelling}
          isBusy={change.isPending}
          onConfirm={() => run(changes.cancelled, (call) => call(cancelRegistration, { params }))}
          onClose={() => setOpen(null)}
          // The opener disappears with the registration.
          finalFocus={() => cancelRef.current ?? first.current}
        >
          <Stack gap="3">
            <Text>
              {changes.cancelText({
                name: registration.fullName,
                hasTicket: registration.ticketId !== null,
                paid: payment && format.money(payment),
              })}
            </Text>
            {failure}
          </Stack>
        </ConfirmDialog>
      )}
      {(open === 'refund' || open === 'void') && (
        <ActionForm
          label={open === 'refund' ? changes.refundReason : changes.voidReason}
          submit={open === 'refund' ? changes.refund : changes.void}
          extra={
            payment?.method === 'card' && (
              <Text color="muted" fontSize="sm">
                {changes.atTerminal}
              </Text>
            )
          }
          isBusy={change.isPending}
          onSubmit={(reason) => returnPayment(open, reason)}
        />
      )}
    </Stack>
  );
}
