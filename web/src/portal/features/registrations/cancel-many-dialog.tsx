import { Box, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { cancelRegistrations } from '@wine-walk/common/api/staff/registrations.ts';
import { useState } from 'react';
import type { Api } from '../../../platform/api/api-client.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { FocusOnReplace } from '../../../ui/dialogs/focus-on-replace.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { CheckField, TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { FormFailure, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { TimeField } from '../../kit/forms/time-field.tsx';
import { requireInstant, type TimeInput, toTimeInput } from '../../kit/forms/zoned-time.ts';
import { More } from '../../kit/more.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { registrationReads } from './registration-queries.ts';

type Body = BodyOf<typeof cancelRegistrations>;
type Part = ResponseOf<typeof cancelRegistrations>;

interface Values {
  from: TimeInput;
  to: TimeInput;
  address: string;
  neverArrived: boolean;
}

/** Most networks that the preview names. */
const maxNetworks = 5;

/** Sends all parts; calls `onPart` with each. */
async function sendParts(body: Body, call: Api, onPart: (part: Part) => void): Promise<void> {
  let cursor: string | null = null;
  let cancellationId: string | null = body.cancellationId ?? null;
  do {
    const part: Part = await call(cancelRegistrations, {
      body: { ...body, ...(cursor && { cursor }), ...(cancellationId && { cancellationId }) },
    });
    onPart(part);
    cursor = part.nextCursor;
    cancellationId = part.cancellationId;
  } while (cursor);
}

interface Preview {
  body: Body;
  count: number;
  networks: [address: string, count: number][];
}

async function readPreview(body: Body, call: Api): Promise<Preview> {
  let count = 0;
  const networks = new Map<string, number>();
  await sendParts(body, call, (part) => {
    count += part.matched;
    for (const each of part.networks)
      networks.set(each.address, (networks.get(each.address) ?? 0) + each.count);
  });
  const sorted = [...networks].toSorted(([, a], [, b]) => b - a);
  return { body, count, networks: sorted.slice(0, maxNetworks) };
}

/** Cancels many registrations by time, address and arrival, after a preview; shown to admins only. */
export function CancelManyDialog({ event, onClose }: { event: AdminEvent; onClose: () => void }) {
  const { cancelMany: labels, connectionLost } = texts.registrations;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [cancelled, setCancelled] = useState(0);
  // Names the cancellation again after a failed part, so that one undo is for all of it.
  const [cancellationId, setCancellationId] = useState<string | null>(null);
  const { timeZone } = event;
  const [now] = useState(() => serverNow());
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema: formSchema<Values, Body>(cancelRegistrations.body, (values, addIssue) => ({
      eventId: event.id,
      from: requireInstant('from', values.from, timeZone, addIssue),
      to: requireInstant('to', values.to, timeZone, addIssue),
      neverArrived: values.neverArrived,
      isPreview: true,
      ...(values.address.trim() && { address: values.address }),
    })),
    values: {
      from: toTimeInput(new Date(now - 3_600_000).toISOString(), timeZone),
      to: toTimeInput(new Date(now).toISOString(), timeZone),
      address: '',
      neverArrived: true,
    },
    send: async (body, call) => setPreview(await readPreview(body, call)),
    failure: labels.countFailed,
    onDone: () => {},
  });
  const cancelAll = useCall(
    (body: Body, call) =>
      sendParts(
        { ...body, isPreview: false, ...(cancellationId && { cancellationId }) },
        call,
        (part) => {
          setCancelled((before) => before + part.cancelled);
          setCancellationId(part.cancellationId);
        },
      ),
    {
      success: { title: labels.done, description: labels.doneHelp },
      invalidates: registrationReads,
      onSuccess: onClose,
    },
  );
  const progress = labels.progress({ cancelled, count: preview?.count ?? 0 });
  return (
    <AppDialog size="lg" title={labels.title} onClose={() => cancelAll.isPending || onClose()}>
      <form onSubmit={submit} noValidate aria-label={labels.form}>
        <Stack gap="4" onChange={() => setPreview(null)}>
          <TimeField form={form} name="from" label={labels.from} timeZone={timeZone} isRequired />
          <TimeField form={form} name="to" label={labels.to} timeZone={timeZone} isRequired />
          <More>
            <TextField
              form={form}
              name="address"
              label={labels.address}
              help={labels.addressHelp}
            />
          </More>
          <CheckField control={form.control} name="neverArrived" label={labels.neverArrived} />
        </Stack>
        <Stack gap="4" mt="4">
          <FormFailure failure={failure} />
          <FocusOnReplace watch={preview !== null}>
            {/* Announces the count after Enter in a field, which keeps the focus. After a click, the focus moves to the count. */}
            <LiveRegion>
              {preview && (
                <Text tabIndex={-1}>
                  {labels.found({ count: preview.count, formatted: format.number(preview.count) })}
                </Text>
              )}
            </LiveRegion>
            <VisuallyHidden role="status">{cancelAll.isPending && progress}</VisuallyHidden>
            {preview ? (
              <>
                {preview.networks.map(([address, count]) => (
                  <Box key={address} fontSize="sm" color="muted" overflowWrap="anywhere">
                    {labels.ofAddress({ address, count, formatted: format.number(count) })}
                  </Box>
                ))}
                {cancelAll.error && (
                  <Alert tone="danger">
                    {labels.failed({ reason: staffMessage(cancelAll.error, connectionLost) })}
                  </Alert>
                )}
                <Button
                  type="button"
                  colorPalette="red"
                  disabled={preview.count === 0}
                  loading={cancelAll.isPending}
                  loadingText={progress}
                  onClick={() => cancelAll.mutate(preview.body)}
                >
                  {labels.cancel({ count: preview.count, formatted: format.number(preview.count) })}
                </Button>
              </>
            ) : (
              <Button
                type="submit"
                variant="outline"
                loading={isSaving}
                loadingText={labels.counting}
              >
                {labels.count}
              </Button>
            )}
          </FocusOnReplace>
        </Stack>
      </form>
    </AppDialog>
  );
}
