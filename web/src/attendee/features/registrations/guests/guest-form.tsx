import { Button, Checkbox, Field, Input, Stack, Text } from '@chakra-ui/react';
import { addGuest, guestBody } from '@wine-walk/common/api/guests.ts';
import { validateTicket } from '@wine-walk/common/api/registrations.ts';
import { readCurrentRelease } from '@wine-walk/common/api/releases.ts';
import type { PaymentMethod } from '@wine-walk/common/model/categories.ts';
import { ticketId as ticketIdField } from '@wine-walk/common/model/fields/values.ts';
import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { z } from 'zod';
import { useFormats } from '../../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../../i18n/texts.ts';
import { useApiCache } from '../../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { serverNow } from '../../../../platform/device/server-clock.ts';
import { errorCode, errorMessage } from '../../../../shared/error-message.ts';
import { usePlainForm } from '../../../../shared/plain-form.ts';
import { useCurrentRelease } from '../../../../shared/use-current-release.ts';
import { useWithdrawnAcceptance } from '../../../../shared/use-replaced-release.ts';
import { FormField } from '../../../../ui/form-field.tsx';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';
import { attemptKey, forgetAttempt } from '../steps/attempt-key.ts';
import { useConfirmedAge } from '../steps/confirmed-age.ts';
import { ReleasePreview } from '../steps/release-preview.tsx';
import type { OwnGuest } from './own-guests.ts';

const body = guestBody.shape;

const guestForm = z.object({
  fullName: body.fullName,
  email: body.email.removeDefault().unwrap(),
  ticketId: body.ticketId.removeDefault().unwrap().or(z.literal('')),
  over21: z.boolean().pipe(body.over21),
  liabilityWaiver: z.boolean(),
  /** True if the desk checks the ticket. */
  isAtDesk: z.boolean(),
});

type Fields = z.input<typeof guestForm>;

const blankGuest: Fields = {
  fullName: '',
  email: '',
  ticketId: '',
  over21: false,
  liabilityWaiver: false,
  isAtDesk: false,
};

type Answers = z.output<typeof guestForm>;

/** Refusals of the ticket that leave the desk as the other way. */
const needsDesk: ReadonlySet<string> = new Set([
  'ticket-not-yours',
  'ticket-of-other-event',
  'ticket-owes',
  'email-not-proven',
]);
const ticketCodes: ReadonlySet<string> = new Set([...needsDesk, 'ticket-not-found', 'ticket-used']);

interface Props {
  /** Registration of the attendee who adds the guest. */
  confirmation: Confirmation;
  onAdded: (guest: OwnGuest, email: string) => void;
}

/** Form for a guest: name, email, ticket, and the release if the guest accepts it on this device. */
export function GuestForm({ confirmation, onAdded }: Props) {
  const problems = useTexts('problems');
  const texts = useTexts('guests');
  const { optionalField } = useTexts('registration');
  const { price } = useFormats();
  const { language } = useLanguage();
  const { event, submissionId: hostId } = confirmation;
  const release = useCurrentRelease().data?.[language];
  const { refetch } = useApiCache();
  const [openedAt, setOpenedAt] = useState<string>();
  const { form, submit, isSaving, error } = usePlainForm({
    schema: guestForm,
    values: blankGuest,
    describe: (problem) => errorMessage(problem, { problems }),
    send: ({ isAtDesk, ...answers }, call) => {
      const paymentMethod: PaymentMethod = answers.ticketId && !isAtDesk ? 'prepaid' : 'cash';
      const sent = {
        ...answers,
        paymentMethod,
        waiverVersion: release?.version,
        electronicRecords: answers.liabilityWaiver,
      };
      return call(addGuest, {
        params: { submissionId: hostId },
        body: { ...sent, releaseOpenedAt: openedAt },
        idempotencyKey: attemptKey({ hostId, ...sent }),
      });
    },
    onError: () => void refetch(readCurrentRelease),
    onDone: ({ submissionId, code }, { fullName, email, liabilityWaiver }) => {
      forgetAttempt();
      onAdded({ submissionId, hostId, fullName, code, isSigned: liabilityWaiver }, email);
    },
  });
  useWithdrawnAcceptance({
    form,
    name: 'liabilityWaiver',
    version: release?.version,
    message: problems.codes['waiver-changed'],
    onReplaced: () => setOpenedAt(undefined),
  });
  const [leftTicketId, setLeftTicketId] = useState('');
  const minimumAge = useConfirmedAge(useTicketAge(leftTicketId), () =>
    form.setValue('over21', false),
  );
  const { errors } = form.formState;
  const code = errorCode(error);
  const refusal = error && errorMessage(error, { problems });
  const ticketRefusal =
    refusal && ticketCodes.has(code)
      ? code === 'email-not-proven'
        ? texts.emailNeeded
        : refusal
      : undefined;
  const submitTo = (isAtDesk: boolean) => (event: SyntheticEvent) => {
    form.setValue('isAtDesk', isAtDesk);
    submit(event);
  };
  return (
    <form noValidate onSubmit={submitTo(false)}>
      <Stack gap="4">
        <Text color="muted">{texts.formLead({ event: event.name })}</Text>
        <FormField
          label={texts.fullName}
          help={texts.fullNameHelp}
          error={errors.fullName?.message}
          isRequired
        >
          <Input autoComplete="off" autoCapitalize="words" {...form.register('fullName')} />
        </FormField>
        <FormField
          label={optionalField({ label: texts.email })}
          help={texts.emailHelp}
          error={errors.email?.message}
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            {...form.register('email')}
          />
        </FormField>
        <FormField
          label={optionalField({ label: texts.ticketId })}
          help={texts.ticketHelp({ price: price(event.ticketPrice) })}
          error={errors.ticketId?.message ?? ticketRefusal}
        >
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            {...form.register('ticketId', {
              onBlur: ({ target }: FocusEvent<HTMLInputElement>) => setLeftTicketId(target.value),
            })}
          />
        </FormField>
        {needsDesk.has(code) && (
          <Button variant="outline" alignSelf="flex-start" onClick={submitTo(true)}>
            {texts.showAtDesk}
          </Button>
        )}
        <FormCheckbox
          control={form.control}
          name="over21"
          label={texts.over21({ age: minimumAge })}
          error={errors.over21 && texts.over21Missing}
        />
        {release && (
          <>
            <ReleasePreview
              release={release}
              onOpen={() => setOpenedAt(openedAt ?? new Date(serverNow()).toISOString())}
            />
            <FormCheckbox
              control={form.control}
              name="liabilityWaiver"
              label={texts.accepts}
              help={texts.acceptsHelp}
              error={errors.liabilityWaiver?.message}
            />
          </>
        )}
        {refusal && !ticketRefusal && (
          <Text role="alert" color="dangerText" fontWeight="600">
            {`${texts.failed}. ${refusal}`}
          </Text>
        )}
        <Button type="submit" aria-busy={isSaving}>
          {isSaving ? texts.submitting : texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Returns the age that the typed ticket requires; null if it requires none or is unknown. */
function useTicketAge(typed: string): number | null {
  const { success, data: ticketId = '' } = ticketIdField.safeParse(typed);
  // Each wrong ticket counts for the network, so none is sent again by itself.
  const { data } = useApiQuery(
    validateTicket,
    { body: { ticketId } },
    { enabled: success, staleTime: Infinity, isSnapshot: true },
  );
  return data?.minimumAge ?? null;
}

interface FormCheckboxProps {
  control: Control<Fields, unknown, Answers>;
  name: 'over21' | 'liabilityWaiver';
  label: string;
  help?: string;
  error?: string | undefined;
}

function FormCheckbox({ control, name, label, help, error }: FormCheckboxProps) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name });
  return (
    <Field.Root invalid={Boolean(error)}>
      <Checkbox.Root checked={value} onCheckedChange={({ checked }) => onChange(checked === true)}>
        <Checkbox.HiddenInput ref={ref} name={name} onBlur={onBlur} />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
