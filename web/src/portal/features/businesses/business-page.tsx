import { Grid, GridItem } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { defaultCheckInRadiusMeters } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import { More } from '../../kit/more.tsx';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { ImageUpload } from '../../shared/image-upload/image-upload.tsx';
import { LocationFields } from '../../shared/location/location-fields.tsx';
import { type FormSection, RecordPage } from '../../shared/records/record-page.tsx';
import { TranslationInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { BusinessPreview } from './business-preview.tsx';
import { businessFields, businessImpact, useBusinessForm } from './business-record.ts';
import { EventsField } from './events-field.tsx';
import { LinkedPictureProblem } from './linked-picture.tsx';
import { VenueCodeSection } from './venue-code-section.tsx';

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
  const [imageUrl, hasSpecialReward] = useWatch({
    control: form.control,
    name: ['imageUrl', 'hasSpecialReward'],
  });
  const now = useNow();
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
          <More>
            <RecordInput of={inputs} name="imageUrl" />
          </More>
          <LinkedPictureProblem url={imageUrl} />
          {imageUrl && (
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
          {hasSpecialReward && (
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
    ...(business
      ? [
          {
            title: titles.venueCode,
            help: titles.venueCodeHelp,
            content: <VenueCodeSection business={business} event={event} />,
          },
        ]
      : []),
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
      impacts={(values) => businessImpact(business, values, events, now)}
      isHidden={(values) => !values.isActive}
      onSave={(isAnother) => {
        addsAnother.current = isAnother;
      }}
      preview={(values) => <BusinessPreview values={values} />}
    />
  );
}
