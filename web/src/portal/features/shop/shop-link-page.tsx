import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { readShopPage, type ShopPage } from '@wine-walk/common/api/shops.ts';
import { Link } from 'react-router-dom';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { BootSpinner } from '../../../ui/boot-spinner.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePageTitle } from '../../../ui/page.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { LanguageSwitch } from '../../kit/language-switch.tsx';
import { OfflineNotice } from '../../kit/offline-notice.tsx';
import { shopViewHref } from '../../paths.ts';
import { LinkError } from '../../shared/link-error.tsx';
import { texts } from '../../texts/texts.ts';
import { AgreementCard } from './agreement-card.tsx';
import { ShopPageForm } from './shop-page-form.tsx';

/** Returns the sentence about the version of a page that attendees see. */
function stateText({ state, savedAt, timeZone }: ShopPage): string {
  const { page: t } = texts.shop;
  if (state === 'waiting' && savedAt) return t.waiting({ at: format.dateTime(savedAt, timeZone) });
  return state === 'approved' ? t.approved : t.notSent;
}

function PageState({ page }: { page: ShopPage }) {
  const { page: t } = texts.shop;
  const parts = page.missing.map((part) => t.parts[part]);
  return (
    <Alert tone={parts.length > 0 ? 'gold' : 'gray'}>
      <Text>{parts.length > 0 ? t.missing({ parts: format.list(parts) }) : t.complete}</Text>
      <Text fontWeight="400">{stateText(page)}</Text>
    </Alert>
  );
}

/** Page of a shop that its link opens, without an account. */
export default function ShopLinkPage({ secret }: { secret: string }) {
  const { page: t } = texts.shop;
  const now = useNow(60_000);
  const { data: page, error, refetch } = useApiQuery(readShopPage, { params: { secret } });
  usePageTitle(page?.businessName ?? t.failed);
  if (error && !page)
    return <LinkError title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!page) return <BootSpinner label={t.loading} />;
  const { businessName, eventName, startTime, timeZone, counterFrom, counterUntil } = page;
  const date = format.date(startTime, timeZone);
  const isOver = now >= Date.parse(page.editUntil);
  const isCounterOpen = now >= Date.parse(counterFrom) && now < Date.parse(counterUntil);
  return (
    <Stack as="main" gap="5" maxW="640px" mx="auto" p={{ base: '4', md: '6' }} pb="10">
      <OfflineNotice />
      <Box>
        <Heading as="h1" size="2xl" overflowWrap="anywhere">
          {t.title({ shop: businessName })}
        </Heading>
        <Text mt="1">{t.lead({ event: eventName, date, shop: businessName })}</Text>
        <Text color="muted" fontSize="sm">
          {t.notYours}
        </Text>
      </Box>
      {isOver && (
        <Button asChild size="lg">
          <Link to={`/results/${secret}`}>{t.toResults}</Link>
        </Button>
      )}
      {isCounterOpen ? (
        <Button asChild size="lg" variant={isOver ? 'outline' : 'solid'}>
          <Link to={shopViewHref('counter')}>{t.counter}</Link>
        </Button>
      ) : (
        now < Date.parse(counterFrom) && (
          <Text color="muted" fontSize="sm">
            {t.counterSoon({ at: format.dateTime(counterFrom, timeZone) })}
          </Text>
        )
      )}
      {isOver ? <Alert tone="gray">{t.closed}</Alert> : <PageState page={page} />}
      <AgreementCard secret={secret} page={page} isOpen={!isOver} />
      {!isOver && <ShopPageForm key={secret} secret={secret} page={page} isMain={!isCounterOpen} />}
      <LanguageSwitch />
    </Stack>
  );
}
