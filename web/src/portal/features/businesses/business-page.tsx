import { Checkbox, Fieldset, Flex, Grid, GridItem, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { businessCategory } from '@wine-walk/common/model/categories.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';

import { defaultCheckInRadiusMeters } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { useRef } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import { BusinessCard } from '../../../shared/business-card.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import { type CheckInActions, CheckInContext } from '../../../shared/check-in-context.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { eventTimeText } from '../../kit/event-labels.ts';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { ImageUpload } from '../../shared/image-upload/image-upload.tsx';
import { LocationFields } from '../../shared/location/location-fields.tsx';
import { type FormSection, RecordPage } from '../../shared/records/record-page.tsx';
import { TranslationInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import {
  type BusinessBody,
  type BusinessValues,
  businessFields,
  businessImpact,
  useBusinessForm,
} from './business-record.ts';
import { LinkedPictureProblem, useShownPicture } from './linked-picture.tsx';

/** The preview has no check-in. */
const noopCheckIn: CheckInActions = {
  start: () => undefined,
  scan: () => undefined,
  queuedBusinessIds: new Set(),
  isUpcoming: false,
};

/** Live preview of the business as attendees see it before their visit. */
function BusinessPreview({ values }: { values: BusinessValues }) {
  const business = toBusinessView(values, useShownPicture(values.imageUrl));
  if (!business) {
    return (
      <Text color="muted" fontSize="sm">
        {texts.businesses.preview.none}
      </Text>
    );
  }
  return (
    <div inert>
      <CheckInContext value={noopCheckIn}>
        <BusinessCard business={business} timeZone="UTC" link={{ to: '.' }} />
      </CheckInContext>
      <Flex justify="center" mt="3">
        <PassportStamp business={business} size={92} />
      </Flex>
    </div>
  );
}

/** Returns the view of the form's business; null until the required fields are filled in. */
function toBusinessView(values: BusinessValues, imageUrl: string): BusinessView | null {
  const category = businessCategory.safeParse(values.category).data;
  const name = values.name.trim();
  if (!category || !name) return null;
  return {
    ...values,
    ...values.facts,
    offeredIn: inNoLanguage,
    offerText: '',
    requiresVenueCode: false,
    id: 'preview',
    status: 'open',
    name,
    category,
    imageUrl,
    rating: Number(values.rating) || 0,
    latitude: 0,
    longitude: 0,
    visit: undefined,
    isVisited: false,
    distanceMeters: undefined,
  };
}

interface EventsFieldProps {
  form: UseFormReturn<BusinessValues, unknown, BusinessBody>;
  events: readonly AdminEvent[];
}

/** Events that the business takes part in. An event without a list includes every active business. */
function EventsField({ form, events }: EventsFieldProps) {
  const { field } = useController({ control: form.control, name: 'eventIds' });
  const error = fieldErrorMessage(form, 'eventIds');
  const toggle = (id: string, isSelected: boolean) =>
    field.onChange(isSelected ? [...field.value, id] : field.value.filter((other) => other !== id));
  const withoutList = events.filter(({ businessIds }) => businessIds === null);
  const withList = events.filter(({ businessIds }) => businessIds !== null);
  if (events.length === 0) return null;
  return (
    <Fieldset.Root invalid={Boolean(error)} minW="0">
      <Fieldset.Legend fontSize="sm" fontWeight="600" color="ink">
        {texts.businesses.form.takesPartIn}
      </Fieldset.Legend>
      <Stack gap="0" mt="1">
        {withoutList.map((event) => (
          <Text key={event.id} fontSize="sm" color="muted" py="1" overflowWrap="anywhere">
            {texts.businesses.form.includesAll({ event: event.name, time: eventTimeText(event) })}
          </Text>
        ))}
        {withList.map((event) => (
          <Checkbox.Root
            key={event.id}
            checked={field.value.includes(event.id)}
            onCheckedChange={({ checked }) => toggle(event.id, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label minW="0" overflowWrap="anywhere">
              {event.name}
              <Text as="span" display="block" color="muted" fontSize="sm" fontWeight="400">
                {eventTimeText(event)}
              </Text>
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}

interface BusinessPageProps {
  /** Null for a new business; undefined after it was deleted. */
  business: AdminBusiness | null | undefined;
  businesses: readonly AdminBusiness[];
  /** Latest first. */
  events: readonly AdminEvent[];
  /** Selected event. */
  event: AdminEvent | undefined;
  onClose: () => void;
  /** Opens the form of the next new business. */
  onAnother: () => void;
}

/** Adds or edits a business. */
export function BusinessPage({
  business,
  businesses,
  events,
  event,
  onClose,
  onAnother,
}: BusinessPageProps) {
  const addsAnother = useRef(false);
  const onDone = () => (addsAnother.current ? onAnother() : onClose());
  const record = useBusinessForm({ business, events, event, onDone });
  const { form } = record;
  const values = useWatch({ control: form.control }) as BusinessValues;
  const inputs = { form, fields: businessFields, context: { events, event } };
  const nameAndCategory = { base: '1fr', sm: '2fr 1fr' };
  const { sections: titles, form: t } = texts.businesses;
  const sections: FormSection[] = [
    {
      title: titles.basics,
      content: (
        <>
          <Grid templateColumns={nameAndCategory} gap="4">
            <RecordInput of={inputs} name="name" />
            <RecordInput of={inputs} name="category" />
            <GridItem colSpan={{ sm: 2 }}>
              <RecordInput of={inputs} name="description" />
            </GridItem>
          </Grid>
          <TranslationInputs
            form={form}
            texts={[
              {
                own: 'description',
                name: 'descriptionIn',
                label: t.translations.description,
                rows: 3,
              },
            ]}
          />
          <RecordInput of={inputs} name="rating" />
        </>
      ),
    },
    {
      title: titles.location,
      content: (
        <>
          <RecordInput of={inputs} name="address" />
          <LocationFields
            form={form}
            names={{ latitude: 'latitude', longitude: 'longitude' }}
            address="address"
            pinLabel={t.pin}
            others={businesses.filter(({ id }) => id !== business?.id)}
            districtId={(event ?? events[0])?.districtId ?? null}
            radiusMeters={events[0]?.checkInRadiusMeters ?? defaultCheckInRadiusMeters}
          />
        </>
      ),
    },
    {
      title: titles.pictures,
      content: (
        <>
          <ImageUpload
            label={t.upload}
            help={t.uploadHelp}
            aspect={16 / 9}
            onUploaded={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
          />
          <RecordInput of={inputs} name="imageUrl" />
          <LinkedPictureProblem url={values.imageUrl} />
          {values.imageUrl && (
            <>
              <RecordInput of={inputs} name="imageAlt" />
              <TranslationInputs
                form={form}
                texts={[{ own: 'imageAlt', name: 'imageAltIn', label: t.translations.imageAlt }]}
              />
            </>
          )}
        </>
      ),
    },
    {
      title: titles.stamp,
      content: (
        <>
          <RecordInput of={inputs} name="stampMotif" />
          <RecordInput of={inputs} name="hasSpecialReward" />
          {values.hasSpecialReward && (
            <>
              <RecordInput of={inputs} name="rewardDescription" />
              <TranslationInputs
                form={form}
                texts={[
                  {
                    own: 'rewardDescription',
                    name: 'rewardDescriptionIn',
                    label: t.translations.rewardDescription,
                    rows: 2,
                  },
                ]}
              />
            </>
          )}
        </>
      ),
    },
    {
      title: titles.guests,
      help: titles.guestsHelp,
      content: (
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <GroupInputs of={inputs} name="facts" />
        </Grid>
      ),
    },
    {
      title: titles.takingPart,
      content: (
        <>
          <RecordInput of={inputs} name="isActive" />
          <EventsField form={form} events={events} />
        </>
      ),
    },
    {
      title: titles.contact,
      help: titles.contactHelp,
      content: (
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <GroupInputs of={inputs} name="contact" />
        </Grid>
      ),
    },
  ];
  return (
    <RecordPage
      record={record}
      onClose={onClose}
      sections={sections}
      impacts={businessImpact(business, values, events, useNow())}
      isHidden={!values.isActive}
      onSave={(isAnother) => {
        addsAnother.current = isAnother;
      }}
      preview={<BusinessPreview values={values} />}
    />
  );
}
