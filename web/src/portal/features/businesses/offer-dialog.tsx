import { Grid, Stack, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminOffer } from '@wine-walk/common/api/offers.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { BusinessOffer } from '@wine-walk/common/model/offers.ts';
import {
  offerInLanguage,
  withoutRepeatedDrink,
} from '@wine-walk/common/rules/businesses/offers.ts';
import {
  isBusinessListed,
  isInProgress,
  offerImpact,
} from '@wine-walk/common/rules/events/attendee-impact.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { PourList } from '../../../shared/pour-list.tsx';
import { eventTimeText } from '../../kit/event-labels.ts';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { toPour } from '../../shared/pours/pour-record.ts';
import { PoursField } from '../../shared/pours/pours-field.tsx';
import { RecordDialog } from '../../shared/records/record-dialog.tsx';
import { otherLanguages, TranslationInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { isTranslated, type OfferValues, offerFields, useOfferForm } from './offer-record.ts';

interface PreviewProps {
  values: OfferValues;
  currency: string;
}

/** Drinks and food as on the sheet of the business, in each language that attendees can choose. */
function OfferPreview({ values, currency }: PreviewProps) {
  const organization = useOrganization();
  const pours = values.pours.filter(({ wine }) => wine.trim()).map(toPour);
  const offer = withoutRepeatedDrink({ ...values, pours });
  if ([values.offered, values.food, values.withoutAlcohol, ...pours].every((part) => !part))
    return (
      <Text color="muted" fontSize="sm">
        {texts.businesses.offerDialog.preview}
      </Text>
    );
  const translated = otherLanguages(organization).filter((language) =>
    isTranslated(offer, language),
  );
  return (
    <Stack gap="3">
      <OfferCard offer={offer} currency={currency} />
      {translated.map((language) => (
        <OfferCard
          key={language}
          lang={language}
          offer={offerInLanguage(offer, language)}
          currency={currency}
        />
      ))}
    </Stack>
  );
}

interface OfferCardProps {
  lang?: Language;
  offer: BusinessOffer;
  currency: string;
}

function OfferCard({ lang, offer, currency }: OfferCardProps) {
  const { offered, food, withoutAlcohol, pours } = offer;
  const lines = [offered, food, withoutAlcohol].filter(Boolean);
  return (
    <Stack
      lang={lang}
      gap="2"
      p="4"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      fontSize="sm"
    >
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

/** Edits the offer of a business at one event. */
export function OfferDialog({ business, offer, event, onClose }: Props) {
  const { offerDialog: t } = texts.businesses;
  const record = useOfferForm({ offer, event, onDone: onClose });
  const { form } = record;
  const inputs = { form, fields: offerFields, context: undefined };
  const isShown =
    isInProgress(event, useNow()) && business.isActive && isBusinessListed(event, business.id);
  return (
    <RecordDialog
      record={record}
      title={t.title({ business: business.name })}
      onClose={onClose}
      impacts={() => (isShown ? [{ event, effects: [offerImpact(business.name)] }] : [])}
      preview={(values) => <OfferPreview values={values} currency={event.ticketPrice.currency} />}
    >
      <Text overflowWrap="anywhere">
        {t.before} <strong>{event.name}</strong> {t.after({ time: eventTimeText(event) })}
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <RecordInput of={inputs} name="openFrom" />
        <RecordInput of={inputs} name="openUntil" />
      </Grid>
      <RecordInput of={inputs} name="offered" />
      <TranslationInputs
        form={form}
        texts={[{ own: 'offered', name: 'offeredIn', label: t.translations.offered }]}
      />
      <PoursField form={form} currency={event.ticketPrice.currency} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <RecordInput of={inputs} name="food" />
        <RecordInput of={inputs} name="withoutAlcohol" />
        <TranslationInputs
          form={form}
          texts={[
            { own: 'food', name: 'foodIn', label: t.translations.food },
            {
              own: 'withoutAlcohol',
              name: 'withoutAlcoholIn',
              label: t.translations.withoutAlcohol,
            },
          ]}
        />
      </Grid>
      <RecordInput of={inputs} name="requiresVenueCode" />
    </RecordDialog>
  );
}
