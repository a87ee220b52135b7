import { Grid, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminOffer } from '@wine-walk/common/api/offers.ts';
import {
  isBusinessListed,
  isInProgress,
  offerImpact,
} from '@wine-walk/common/rules/events/attendee-impact.ts';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import { PourList } from '../../../shared/pour-list.tsx';
import { eventTimeText } from '../../kit/event-labels.ts';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { texts } from '../../texts/texts.ts';
import { type OfferValues, offerFields, toPour, useOfferForm } from './offer-record.ts';
import { PoursField } from './pours-field.tsx';

interface PreviewProps {
  values: OfferValues;
  currency: string;
}

/** Drinks and food as on the sheet of the business. */
function OfferPreview({ values, currency }: PreviewProps) {
  const { offered, food, withoutAlcohol } = values;
  const pours = values.pours.filter(({ wine }) => wine.trim()).map(toPour);
  const lines = [offered, food, withoutAlcohol].filter(Boolean);
  if (lines.length + pours.length === 0)
    return (
      <Text color="muted" fontSize="sm">
        {texts.businesses.offerDialog.preview}
      </Text>
    );
  return (
    <Stack gap="2" p="4" borderWidth="1px" borderColor="line" borderRadius="l3" fontSize="sm">
      {lines.map((line) => (
        <Text key={line} overflowWrap="anywhere">
          {line}
        </Text>
      ))}
      <PourList pours={pours} currency={currency} />
    </Stack>
  );
}

interface Props {
  business: AdminBusiness;
  offer: AdminOffer;
  event: AdminEvent;
  onClose: () => void;
}

/** Edits what a business offers at one event. */
export function OfferDialog({ business, offer, event, onClose }: Props) {
  const { offerDialog: t } = texts.businesses;
  const record = useOfferForm({ offer, event, onDone: onClose });
  const { form } = record;
  const values = useWatch({ control: form.control }) as OfferValues;
  const inputs = { form, fields: offerFields, context: undefined };
  const isShown =
    isInProgress(event, useNow()) && business.isActive && isBusinessListed(event, business.id);
  return (
    <RecordDialog
      record={record}
      title={t.title(business.name)}
      onClose={onClose}
      impacts={isShown ? [{ event, texts: [offerImpact(business.name)] }] : []}
      preview={<OfferPreview values={values} currency={event.ticketPrice.currency} />}
    >
      <Text overflowWrap="anywhere">
        {t.before} <strong>{event.name}</strong> {t.after(eventTimeText(event))}
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <RecordInput of={inputs} name="openFrom" />
        <RecordInput of={inputs} name="openUntil" />
      </Grid>
      <RecordInput of={inputs} name="offered" />
      <PoursField form={form} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <RecordInput of={inputs} name="food" />
        <RecordInput of={inputs} name="withoutAlcohol" />
      </Grid>
      <RecordInput of={inputs} name="requiresVenueCode" />
    </RecordDialog>
  );
}
