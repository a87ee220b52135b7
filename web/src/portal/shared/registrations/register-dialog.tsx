import { Stack, Text } from '@chakra-ui/react';
import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { validateTicket } from '@wine-walk/common/api/registrations.ts';
import { readCurrentRelease } from '@wine-walk/common/api/releases.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { registerAtDesk } from '@wine-walk/common/api/staff/registrations.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { type TicketsLeft, unlimitedTickets } from '@wine-walk/common/model/ticket-counts.ts';
import { sameName } from '@wine-walk/common/rules/people/names.ts';
import { ticketProblemCodes } from '@wine-walk/common/rules/tickets/ticket-problems.ts';
import {
  deskTypes,
  findType,
  ticketPriceOf,
} from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { type CurrentRelease, useCurrentRelease } from '../../../shared/use-current-release.ts';
import { useWithdrawnAcceptance } from '../../../shared/use-replaced-release.ts';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { CheckField, SelectField, TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { FormFailure, SubmitDialog, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { useAgeText } from '../age-text.ts';
import { HolderChangeOptions } from '../tickets/holder-change-options.tsx';
import { handoutText, typeFacts } from '../tickets/ticket-handout.ts';
import { TicketTypeLabel } from '../tickets/ticket-type-label.tsx';
import { ticketsLeftText } from '../tickets/tickets-left-text.ts';
import { mainLanguage } from '../translations.tsx';
import { ReleaseText, signedOnHelp, signedOnOptions, WithCurrentRelease } from './sign-release.tsx';

/** New registration. `ticketId`: empty if the price is due. */
export interface Registered {
  submissionId: string;
  fullName: string;
  ticketId: string;
  /** True with a free ticket that is marked as not paid, which the arrival settles. */
  isFree: boolean;
}

interface Props {
  event: Pick<AdminEvent, 'id' | 'name' | 'ticketTypes' | 'ticketPrice'>;
  /** Ticket of the attendee; empty for cash. */
  ticketId: string;
  /** Holder of the ticket on record, who is probably the attendee; empty if unknown. */
  fullName?: string;
  /** Tickets left to sell; without it, none are shown. */
  left?: TicketsLeft;
  /** True if the attendee is admitted at once, or pays first without a ticket. */
  isForEntry?: boolean;
  onDone: (registered: Registered) => void;
  onClose: () => void;
}

interface Values {
  ticketId: string;
  /** Empty for the choice at the payment. */
  typeId: string;
  fullName: string;
  holderChange: string;
  email: string;
  phone: string;
  emergencyContact: string;
  emergencyPhone: string;
  over21: boolean;
  liabilityWaiver: boolean;
  marketingConsent: boolean;
  signedOn: 'desk-device' | 'paper';
}

type Body = BodyOf<typeof registerAtDesk>;
type Form = UseFormReturn<Values, unknown, Body>;

const schemaFor = (eventId: string, waiverVersion: string, releaseOpenedAt: string | null) =>
  formSchema<Values, Body>(registerAtDesk.body, ({ holderChange, typeId, ...values }) => ({
    ...values,
    eventId,
    ...(releaseOpenedAt && { releaseOpenedAt }),
    ...(typeId && !values.ticketId.trim() && { typeId }),
    ...(holderChange && { holderChange }),
    waiverVersion,
  }));

/** Registers an attendee without a phone: same release, signed here or on paper. Rarely needed fields are folded. */
export function RegisterDialog(props: Props) {
  const { data } = useCurrentRelease();
  if (data) return <RegisterForm {...props} releases={data} />;
  return (
    <AppDialog
      title={texts.registrations.registerDialog.title({ event: props.event.name })}
      onClose={props.onClose}
    >
      <WithCurrentRelease>{() => null}</WithCurrentRelease>
    </AppDialog>
  );
}

function RegisterForm(props: Props & { releases: CurrentRelease }) {
  const {
    fullName: nameLabel,
    registerDialog: labels,
    release: releaseLabels,
  } = texts.registrations;
  const { event, ticketId, fullName = '', left = unlimitedTickets, onDone, onClose } = props;
  const [language, setLanguage] = useState<Language>(mainLanguage(useOrganization()));
  const release = props.releases[language];
  const { refetch } = useApiCache();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const made = useRef<Registered>({ submissionId: '', fullName: '', ticketId: '', isFree: false });
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema: schemaFor(event.id, release.version, openedAt),
    values: {
      ticketId,
      typeId: '',
      fullName,
      holderChange: '',
      email: '',
      phone: '',
      emergencyContact: '',
      emergencyPhone: '',
      over21: false,
      liabilityWaiver: false,
      marketingConsent: false,
      signedOn: 'desk-device',
    },
    send: async (body, call) => {
      const answer = await call(registerAtDesk, { body });
      const ticketId = owes ? '' : body.ticketId;
      made.current = { ...answer, fullName: body.fullName, ticketId, isFree };
    },
    success: () => labels.done({ handout }),
    failure: labels.failed,
    onError: () => void refetch(readCurrentRelease),
    onDone: () => onDone(made.current),
  });
  useWithdrawnAcceptance({
    form,
    name: 'liabilityWaiver',
    version: release.version,
    message: staffMessage({ code: 'waiver-changed' }),
    onReplaced: () => setOpenedAt(null),
  });
  const typed = useTypedTicket({ form, event });
  const owes = owesPrice(typed, event);
  const isFree = typed?.reason === 'owes' && !owes;
  const typedId = useWatch({ control: form.control, name: 'ticketId' }).trim();
  const type = findType(event, typed?.typeId ?? null);
  /** Empty for a ticket without a type. */
  const handout = props.isForEntry && type ? handoutText([type]) : '';
  return (
    <SubmitDialog title={labels.title({ event: event.name })} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={labels.form}>
        <Stack gap="4">
          <FormFailure failure={failure} />
          <TextField form={form} name="fullName" label={nameLabel} isRequired />
          <TicketFields form={form} event={event} left={left} />
          <TextField
            form={form}
            name="email"
            label={labels.email}
            type="email"
            help={labels.emailHelp}
          />
          <details>
            <summary>{labels.contact}</summary>
            <Stack gap="4" pt="3">
              <TextField form={form} name="phone" label={labels.phone} type="tel" />
              <TextField form={form} name="emergencyContact" label={labels.emergencyContact} />
              <TextField
                form={form}
                name="emergencyPhone"
                label={labels.emergencyPhone}
                type="tel"
              />
              <CheckField control={form.control} name="marketingConsent" label={labels.news} />
            </Stack>
          </details>
          <details
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) setOpenedAt(openedAt ?? new Date(serverNow()).toISOString());
            }}
          >
            <summary>{labels.release}</summary>
            <Stack gap="4" pt="3">
              <ReleaseText releases={props.releases} language={language} onLanguage={setLanguage} />
              <SelectField
                form={form}
                name="signedOn"
                label={releaseLabels.signed}
                help={signedOnHelp}
                isRequired
              >
                {signedOnOptions}
              </SelectField>
            </Stack>
          </details>
          <CheckField control={form.control} name="liabilityWaiver" label={releaseLabels.accepts} />
          <AgeField form={form} event={event} />
          <Button type="submit" size="lg" loading={isSaving} loadingText={labels.registering}>
            {props.isForEntry ? entryLabel(owes ? '' : typedId, handout) : labels.register}
          </Button>
        </Stack>
      </form>
    </SubmitDialog>
  );
}

/** Next step after the registration: the entrance with band and glass, or the payment without a paid ticket. */
function entryLabel(ticketId: string, handout: string): string {
  const { registerAndAdmit, registerAndHandOut, registerAndCollect } = texts.desk;
  if (ticketId === '') return registerAndCollect;
  return handout ? registerAndHandOut({ handout }) : registerAndAdmit;
}

/** Time after typing until its ticket is requested, in milliseconds. */
const debounceMs = 300;

/** Returns the ticket that is typed; undefined until it is known. */
function useTypedTicket({ form, event }: FieldProps) {
  const ticketId = useWatch({ control: form.control, name: 'ticketId' });
  const typed = useDebounced(ticketId.trim(), debounceMs);
  const { data: ticket } = useApiQuery(
    validateTicket,
    { body: { ticketId: typed, eventId: event.id } },
    { enabled: typed !== '' },
  );
  return typed === '' ? undefined : ticket;
}

interface FieldProps {
  form: Form;
  event: Props['event'];
}

interface TicketFieldsProps extends FieldProps {
  left: TicketsLeft;
}

/** Confirmation of the age that the ticket requires. It is withdrawn when another ticket changes the age. */
function AgeField({ form, event }: FieldProps) {
  const { control, setValue } = form;
  const typeId = useWatch({ control, name: 'typeId' });
  const ticket = useTypedTicket({ form, event });
  const ticketAge = ticket ? ticket.minimumAge : (findType(event, typeId)?.minimumAge ?? null);
  const age = useAgeText(ticketAge);
  const shown = useRef(age);
  useEffect(() => {
    if (shown.current !== age) setValue('over21', false);
    shown.current = age;
  }, [age, setValue]);
  return (
    <CheckField
      control={control}
      name="over21"
      label={texts.registrations.registerDialog.age({ age })}
    />
  );
}

const { money } = format;

/** Select of the ticket that the desk sells; nothing if it sells one type at most. */
function TypeField({ form, event, left }: TicketFieldsProps) {
  const types = deskTypes(event);
  if (types.length < 2) return null;
  const { currency } = event.ticketPrice;
  return (
    <SelectField form={form} name="typeId" label={texts.registrations.registerDialog.ticket}>
      <option value="">{texts.registrations.registerDialog.chooseAtPayment}</option>
      {types.map(({ id, name, priceCents }) => (
        <option key={id} value={id} disabled={left.types[id] === 0}>
          {joinFacts([
            name,
            money({ amountCents: priceCents, currency }),
            ticketsLeftText(left.types[id]),
          ])}
        </option>
      ))}
    </SelectField>
  );
}

type CheckedTicket = ResponseOf<typeof validateTicket>;

/** True if the price of a ticket is due. A free ticket may be marked as not paid. */
const owesPrice = (ticket: CheckedTicket | undefined, event: Props['event']) =>
  ticket?.reason === 'owes' && ticketPriceOf(event, ticket.typeId).amountCents > 0;

/** Returns why a ticket cannot be redeemed. */
const ticketRefusal = ({ reason, ticketId }: CheckedTicket) =>
  staffMessage(
    reason
      ? { code: ticketProblemCodes[reason], details: { ticketId } }
      : { code: 'no-event-for-ticket' },
  );

/** Ticket with its holder on record, and the reason if the attendee is another person; or the ticket to sell. */
function TicketFields({ form, event, left }: TicketFieldsProps) {
  const { reason, registerDialog: labels, ticketId: ticketLabel } = texts.registrations;
  const [ticketId, typeId, fullName] = useWatch({
    control: form.control,
    name: ['ticketId', 'typeId', 'fullName'],
  });
  const known = useTypedTicket({ form, event });
  const isSold = ticketId.trim() === '';
  const type = findType(event, isSold ? typeId || null : (known?.typeId ?? null));
  const holder = known?.participantName ?? null;
  const isOther = holder !== null && fullName.trim() !== '' && !sameName(holder, fullName);
  const isRefused = Boolean(form.formState.errors.holderChange);
  const owes = owesPrice(known, event);
  const places = ticketsLeftText(left.places);
  return (
    <>
      <TextField
        form={form}
        name="ticketId"
        label={ticketLabel}
        help={places ? labels.ticketHelpLeft({ left: places.toLowerCase() }) : labels.ticketHelp}
      />
      {isSold && <TypeField form={form} event={event} left={left} />}
      {type && <TicketTypeLabel color={type.color} text={typeFacts(type)} />}
      {owes && <Alert tone="gold">{labels.ticketOwes}</Alert>}
      {known && !known.isValid && known.reason !== 'owes' && (
        <Alert tone="danger">{ticketRefusal(known)}</Alert>
      )}
      {holder && !isOther && (
        <Text color="muted" fontSize="sm">
          {labels.ticketOf({ holder })}
        </Text>
      )}
      {(isOther || isRefused) && (
        <Alert tone="gold">
          <Stack gap="3">
            <span>
              {holder
                ? labels.otherHolder({ holder, name: fullName })
                : labels.unknownHolder({ name: fullName })}
            </span>
            <SelectField form={form} name="holderChange" label={reason} isRequired>
              <HolderChangeOptions />
            </SelectField>
          </Stack>
        </Alert>
      )}
    </>
  );
}
