import { Grid, Heading, Image, Stack } from '@chakra-ui/react';
import {
  addShopPicture,
  readShopPage,
  type ShopPage,
  saveShopPage,
} from '@wine-walk/common/api/shops.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { ImageUpload } from '../../shared/image-upload/image-upload.tsx';
import { lastWalkText } from '../../shared/last-walk-text.ts';
import { PoursField } from '../../shared/pours/pours-field.tsx';
import { texts } from '../../texts/texts.ts';
import {
  type ShopPageBody,
  type ShopPageValues,
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
  const params = { secret };
  const { form, submit, isSaving, failure, isStale } = useSubmitForm<
    ShopPageValues,
    ShopPageBody,
    ShopPage
  >({
    schema: shopPageSchema,
    values: shopPageValues(page),
    send: (body, call) => call(saveShopPage, { params, body: { ...body, version: page.version } }),
    success: ({ state }) =>
      state === 'waiting' ? { title: t.sent, description: t.sentText } : { title: t.saved },
    failure: t.failedToSave,
    onDone: () => {
      form.reset(form.getValues());
      void refetch(readShopPage);
    },
  });
  useUnsavedChangesWarning(form.formState.isDirty);
  const last = lastWalkText(page.lastWalk);
  const picture = useWatch({ control: form.control, name: 'imageUrl' }) ?? page.imageUrl;
  const inputs = { form, fields: shopPageFields, context: undefined };
  const pair = { base: '1fr', sm: '1fr 1fr' };
  return (
    <form onSubmit={submit} noValidate aria-label={page.businessName}>
      <Stack gap="4">
        <Section title={t.about}>
          <RecordInput of={inputs} name="name" />
          <RecordInput of={inputs} name="description" />
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
          {picture && <RecordInput of={inputs} name="imageAlt" />}
        </Section>
        <Section title={t.offerTitle}>
          <Grid templateColumns={pair} gap="4">
            <RecordInput of={inputs} name="openFrom" />
            <RecordInput of={inputs} name="openUntil" />
          </Grid>
          <RecordInput of={inputs} name="offered" />
          <PoursField form={form} currency={page.currency} />
          <Grid templateColumns={pair} gap="4">
            <RecordInput of={inputs} name="food" />
            <RecordInput of={inputs} name="withoutAlcohol" />
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
          <Alert
            tone="gold"
            action={
              <Button size="sm" variant="outline" onClick={() => void refetch(readShopPage)}>
                {t.reload}
              </Button>
            }
          >
            {t.stale}
          </Alert>
        ) : (
          failure && <Alert tone="danger">{failure}</Alert>
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
