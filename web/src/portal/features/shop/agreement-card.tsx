import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  readAgreement,
  readCurrentAgreement,
  signAgreement,
} from '@wine-walk/common/api/agreements.ts';
import { readShopPage, type ShopPage } from '@wine-walk/common/api/shops.ts';
import { requiredLine } from '@wine-walk/common/model/fields/values.ts';
import { useState } from 'react';
import { z } from 'zod';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { ReleaseSections } from '../../../shared/release-sections.tsx';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { format } from '../../kit/format.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { FormFailure, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { language, texts } from '../../texts/texts.ts';

interface Props {
  secret: string;
  page: ShopPage;
  /** True until the event ends. */
  isOpen: boolean;
}

/** Participation agreement of a shop: the signed one, or the way to sign. Renders nothing if the organization has none. */
export function AgreementCard({ secret, page, isOpen }: Props) {
  const t = texts.shop.agreement;
  const [isReading, setReading] = useState(false);
  const { agreement, timeZone } = page;
  if (!agreement) return null;
  const { signed, signedEarlierAt } = agreement;
  if (!signed && !isOpen) return null;
  const date = (at: string) => format.date(at, timeZone);
  const unsigned = signedEarlierAt ? t.changed({ date: date(signedEarlierAt) }) : t.ask;
  return (
    <Flex
      as="section"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      bg="card"
      p="4"
    >
      <Stack gap="1" flex="1 1 16rem">
        <Heading as="h2" size="md">
          {t.title}
        </Heading>
        <Text overflowWrap="anywhere">
          {signed ? t.signed({ name: signed.name, date: date(signed.signedAt) }) : unsigned}
        </Text>
      </Stack>
      <Button variant="outline" onClick={() => setReading(true)}>
        {signed ? t.read : t.open}
      </Button>
      {isReading &&
        (signed ? (
          <SignedAgreement version={signed.version} onClose={() => setReading(false)} />
        ) : (
          <SignDialog secret={secret} page={page} onClose={() => setReading(false)} />
        ))}
    </Flex>
  );
}

function SignedAgreement({ version, onClose }: { version: string; onClose: () => void }) {
  const t = texts.shop.agreement;
  const { data, error, refetch } = useApiQuery(readAgreement, { params: { version } });
  return (
    <AppDialog title={t.title} onClose={onClose}>
      {data ? (
        <ReleaseSections {...data} />
      ) : (
        <Loading error={error} onRetry={() => void refetch()} />
      )}
    </AppDialog>
  );
}

function Loading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const title = texts.shop.agreement.readFailed;
  if (!error) return <TabSkeleton />;
  return <ErrorState title={title} text={staffMessage(error)} onRetry={onRetry} />;
}

const signature = z.object({ name: requiredLine(200) });

interface SignProps {
  secret: string;
  page: ShopPage;
  onClose: () => void;
}

/** Current agreement with the name of the signer. A newer one that is published meanwhile is shown instead. */
function SignDialog({ secret, page, onClose }: SignProps) {
  const t = texts.shop.agreement;
  const { refetch } = useApiCache();
  const current = useApiQuery(readCurrentAgreement, {});
  const text = current.data?.[language];
  const { form, submit, isSaving, failure } = useSubmitForm<{ name: string }, { name: string }>({
    schema: signature,
    values: { name: page.fields.contact.person },
    send: async ({ name }, call) => {
      if (!text) return;
      const { version, sha256 } = text;
      await call(signAgreement, { params: { secret }, body: { version, sha256, name } });
      await refetch(readShopPage);
    },
    success: t.done,
    failure: t.failed,
    onError: () => void refetch(readCurrentAgreement),
    onDone: onClose,
  });
  return (
    <AppDialog title={t.title} onClose={onClose}>
      {text ? (
        <form onSubmit={submit} noValidate aria-label={t.title}>
          <Stack gap="4">
            <ReleaseSections {...text} />
            <TextField
              form={form}
              name="name"
              label={t.name}
              help={t.nameHelp({ shop: page.businessName })}
              isRequired
            />
            <FormFailure failure={failure} />
            <Button type="submit" size="lg" loading={isSaving} loadingText={t.signing}>
              {t.sign}
            </Button>
          </Stack>
        </form>
      ) : (
        <Loading error={current.error} onRetry={() => void current.refetch()} />
      )}
    </AppDialog>
  );
}
