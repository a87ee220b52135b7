import { Grid, Heading, Image, Stack } from '@chakra-ui/react';
import {
  addShopPicture,
  readShopPage,
  type ShopPage,
  saveShopPage,
} from '@wine-walk/common/api/shops.ts';
import type { TranslatedShopText } from '@wine-walk/common/model/shop-pages.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCallSetup } from '../../../platform/api/call-context.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { Button } from '../../../ui/button.tsx';
import { rebase } from '../../kit/forms/reset-to.ts';
import { saveEdit } from '../../kit/forms/save-edit.ts';
import { StaleEditAlert } from '../../kit/forms/stale-edit-alert.tsx';
import { FormFailure, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { ImageUpload } from '../../shared/image-upload/image-upload.tsx';
import { lastWalkText } from '../../shared/last-walk-text.ts';
import { PoursField } from '../../shared/pours/pours-field.tsx';
import { texts } from '../../texts/texts.ts';
import {
  type ShopPageBody,
  type ShopPageValues,
  samePage,
  shopPageFields,
  shopPageSchema,
  shopPageValues,
} from './shop-page-record.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack
      as="section"
      gap="4"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      bg="card"
      p="4"
    >
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

interface Props {
  secret: string;
  page: ShopPage;
  /** False while the page has another first action. */
  isMain: boolean;
}

/** Form of a shop's page: everything on one screen, sent with one press. */
export function ShopPageForm({ secret, page, isMain }: Props) {
  const { page: t } = texts.shop;
  const { refetch } = useApiCache();
  const { call: api } = useCallSetup();
  const params = { secret };
  // Page when the form was opened, or last saved or shown; `page` may have been refetched since.
  const [expected, setExpected] = useState(page);
  const sent = useRef<ShopPageValues>(null);
  const readNow = () => api(readShopPage, { params });
  const isInConflict = (saved: ShopPage) => {
    const values = shopPageValues(saved);
    // A page whose response was lost is the shop's own.
    const known = [shopPageValues(expected), ...(sent.current ? [sent.current] : [])];
    return !known.some((one) => samePage(one, values));
  };
  const { form, submit, isSaving, failure, isStale, clearError } = useSubmitForm<
    ShopPageValues,
    ShopPageBody,
    ShopPage
  >({
    schema: shopPageSchema,
    values: shopPageValues(page),
    send: (body, call) => {
      const saving = saveEdit({
        start: expected.version,
        known: page,
        isInConflict,
        readSaved: readNow,
        send: (version) => call(saveShopPage, { params, body: { ...body, version } }),
      });
      sent.current = structuredClone(form.getValues());
      return saving;
    },
    success: ({ state }) =>
      state === 'waiting' ? { title: t.sent, description: t.sentText } : { title: t.saved },
    failure: t.failedToSave,
    onDone: (saved) => {
      setExpected(saved);
      const values = shopPageValues(saved);
      rebase(form, sent.current ?? values, values);
      void refetch(readShopPage);
    },
  });
  const showVersion = (now: ShopPage) => {
    setExpected(now);
    form.reset(shopPageValues(now));
    clearError();
    void refetch(readShopPage);
  };
  useUnsavedChangesWarning(form.formState.isDirty);
  const last = lastWalkText(page.lastWalk);
  const picture = useWatch({ control: form.control, name: 'imageUrl' }) ?? page.imageUrl;
  const inputs = { form, fields: shopPageFields, context: undefined };
  const { dirtyFields } = form.formState;
  const isReplaced = (text: TranslatedShopText) =>
    dirtyFields[text] || (text === 'imageAlt' && dirtyFields.imageUrl);
  const translatedInput = (name: TranslatedShopText, help = '') => {
    const isLoss = page.translated.includes(name) && isReplaced(name);
    const mark = isLoss && t.losesTranslations;
    return <RecordInput of={inputs} name={name} help={[help, mark].filter(Boolean).join(' ')} />;
  };
  const pair = { base: '1fr', sm: '1fr 1fr' };
  return (
    <form onSubmit={submit} noValidate aria-label={page.businessName}>
      <Stack gap="4">
        <Section title={t.about}>
          <RecordInput of={inputs} name="name" />
          {translatedInput('description', t.descriptionHelp)}
          {picture && (
            <Image
              src={picture}
              alt={t.pictureNow({ shop: page.businessName })}
              aspectRatio={16 / 9}
              objectFit="cover"
              borderRadius="l2"
            />
          )}
          <ImageUpload
            label={t.picture}
            help={t.pictureHelp}
            aspect={16 / 9}
            onStore={(data, call) => call(addShopPicture, { params, body: { data } })}
            onUploaded={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
          />
          {picture && translatedInput('imageAlt', t.imageAltHelp)}
        </Section>
        <Section title={t.offerTitle}>
          <Grid templateColumns={pair} gap="4">
            <RecordInput of={inputs} name="openFrom" />
            <RecordInput of={inputs} name="openUntil" />
          </Grid>
          {translatedInput('offered', t.offeredHelp)}
          <PoursField form={form} currency={page.currency} />
          <Grid templateColumns={pair} gap="4">
            {translatedInput('food')}
            {translatedInput('withoutAlcohol')}
          </Grid>
          <RecordInput
            of={inputs}
            name="bottles"
            help={[t.bottlesHelp, last && `${last}.`].filter(Boolean).join(' ')}
          />
        </Section>
        <Section title={t.contactTitle}>
          <GroupInputs of={inputs} name="contact" />
        </Section>
        {isStale ? (
          <StaleEditAlert message={t.stale} read={readNow} onRead={showVersion} />
        ) : (
          <FormFailure failure={failure} />
        )}
        <Button
          type="submit"
          size="lg"
          h="14"
          variant={isMain ? 'solid' : 'outline'}
          loading={isSaving}
          loadingText={t.sending}
        >
          {page.needsApproval ? t.send : t.save}
        </Button>
      </Stack>
    </form>
  );
}
