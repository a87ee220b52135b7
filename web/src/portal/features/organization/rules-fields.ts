import { organizationBody } from '@wine-walk/common/api/organization.ts';
import {
  amountField,
  checkField,
  choiceField,
  groupField,
  optionalNumberField,
  textField,
} from '../../kit/records/record-fields.ts';
import { texts } from '../../texts/texts.ts';
import { localizedField } from './localized-field.ts';

const { organization } = texts;
const { payments } = texts.shared;
const { fields } = organization;

/** Fields of the rules of every walk, in the order of their page. */
export const rulesFields = {
  minimumAge: optionalNumberField({
    label: fields.minimumAge,
    emptyText: fields.minimumAgeEmpty,
    inputMode: 'numeric',
    min: 1,
    max: 99,
    step: 1,
    help: fields.minimumAgeHelp,
  }),
  alcoholRule: choiceField({
    label: fields.alcoholRule,
    labels: organization.alcoholRules,
    initial: 'inside',
  }),
  alcoholWords: localizedField(fields.alcoholWords, { help: fields.alcoholWordsHelp }),
  arrivalAdvice: localizedField(fields.arrivalAdvice, { help: fields.arrivalAdviceHelp }),
  guidelines: localizedField(fields.guidelines, {
    rows: 3,
    help: fields.guidelinesHelp,
  }),
  ticketPriceCents: amountField({
    label: fields.ticketPrice,
    help: fields.ticketPriceHelp,
  }),
  paymentMethods: groupField({
    label: fields.payments,
    fields: {
      cash: checkField({ label: fields.cash, initial: true }),
      card: checkField({ label: fields.card, initial: false }),
      other: textField({ label: fields.otherPayment, help: fields.otherPaymentHelp }),
    },
    initial: () => ({ cash: true, card: false, other: '' }),
    show: ({ cash, card, other }) =>
      [cash && payments.cash, card && payments.card, other].filter(Boolean).join(', ') ||
      organization.none,
  }),
  shopPagesNeedApproval: checkField({
    label: fields.shopPagesNeedApproval,
    help: fields.shopPagesNeedApprovalHelp,
    initial: true,
  }),
};

export const rulesBody = organizationBody.pick({
  minimumAge: true,
  alcoholRule: true,
  alcoholWords: true,
  arrivalAdvice: true,
  guidelines: true,
  ticketPriceCents: true,
  paymentMethods: true,
  shopPagesNeedApproval: true,
});
