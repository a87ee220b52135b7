import { Box, Stack } from '@chakra-ui/react';
import { listShopPages } from '@wine-walk/common/api/shops.ts';
import { type ListedChangeOf, ofKind } from '@wine-walk/common/api/staff/changes.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { isLate } from '@wine-walk/common/rules/shops/shop-page.ts';
import { useState } from 'react';
import { useIsWideScreen } from '../../../../platform/device/wide-screen.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChangeList } from '../../../kit/changes/change-list.tsx';
import { useChanges, useUndo } from '../../../kit/changes/use-changes.ts';
import { SectionCard } from '../../../kit/section-card.tsx';
import { texts } from '../../../texts/texts.ts';
import { ShopRow } from './shop-row.tsx';
import { useShopPages } from './use-shop-pages.ts';

/** Approvals of the last day, each with its undo. */
function RecentApprovals({ event }: { event: AdminEvent }) {
  const { shops: t } = texts.businesses;
  const changes = useChanges('shops', { eventId: event.id });
  const undo = useUndo({
    success: ({ restored, leftAlone }) => ({
      title: t.undone({ count: restored }),
      ...(leftAlone.length > 0 && {
        description: t.undoLeft({ names: leftAlone.map(({ name }) => name).join(', ') }),
      }),
    }),
    failure: t.undoFailed,
    invalidates: [listShopPages],
  });
  const nameOf = ({ count, firstName: name }: ListedChangeOf<'shop-approval'>) =>
    count === 1 ? t.undoOne({ name }) : t.undoMany({ name, others: count - 1 });
  return (
    <ChangeList
      label={t.undoLabel}
      changes={ofKind(changes, 'shop-approval')}
      timeZone={event.timeZone}
      nameOf={nameOf}
      isBusy={undo.isPending}
      onUndo={(change) => undo.mutate({ change })}
    />
  );
}

interface Props {
  event: AdminEvent;
  /** Side of the list of businesses on which this card is. */
  place: 'before' | 'after';
}

/**
 * Pages that the shops of an event send by their links, with missing parts and changes that wait for approval. On a phone
 * the card is after the businesses until a page waits, and stays in its place then.
 */
export function ShopPagesCard({ event, place }: Props) {
  const { shops: t } = texts.businesses;
  const { query, approve, createLinks, mail } = useShopPages(event.id);
  const { data } = query;
  const isWide = useIsWideScreen();
  const [hasWaited, setHasWaited] = useState(false);
  const isWaiting = data?.shops.some((shop) => shop.waiting !== null) ?? false;
  if (isWaiting && !hasWaited) setHasWaited(true);
  if ((isWide || hasWaited) !== (place === 'before')) return null;
  if (query.error && !data)
    return (
      <ErrorState title={t.fetchFailed} error={query.error} onRetry={() => void query.refetch()} />
    );
  if (!data || data.shops.length === 0) return null;
  const { shops, needsApproval } = data;
  const waiting = shops.filter((shop) => shop.waiting !== null);
  const others = shops.filter((shop) => shop.waiting === null);
  const unlinked = shops.filter(({ link }) => link === null);
  const late = shops.filter((shop) => shop.link !== null && isLate(shop));
  const send = (to: 'all' | 'late') => mail.mutate({ params: { id: event.id }, body: { to } });
  const counts = {
    complete: shops.filter(({ missing }) => missing.length === 0).length,
    total: shops.length,
  };
  return (
    <SectionCard
      title={t.title}
      lead={needsApproval ? t.lead({ ...counts, waiting: waiting.length }) : t.leadFree(counts)}
      actions={
        <>
          {waiting.length > 0 && (
            <Button
              size="sm"
              loading={approve.isPending}
              loadingText={t.approving}
              onClick={() => approve.mutate(waiting)}
            >
              {t.approveAll({ count: waiting.length })}
            </Button>
          )}
          {unlinked.length > 0 && (
            <Button
              size="sm"
              variant="outline"
              loading={createLinks.isPending}
              loadingText={t.creating}
              onClick={() => createLinks.mutate({ params: { id: event.id } })}
            >
              {t.createLinks({ count: unlinked.length })}
            </Button>
          )}
          {unlinked.length < shops.length && (
            <Button
              size="sm"
              variant="outline"
              isWaiting={mail.isPending}
              onClick={() => send('all')}
            >
              {t.mailAll}
            </Button>
          )}
          {late.length > 0 && (
            <Button
              size="sm"
              variant="outline"
              isWaiting={mail.isPending}
              onClick={() => send('late')}
            >
              {t.remind({ count: late.length })}
            </Button>
          )}
        </>
      }
    >
      <RecentApprovals event={event} />
      <Box as="details">
        <Box as="summary" cursor="pointer" py="2" color="wineText" fontWeight="600" fontSize="sm">
          {t.open({ waiting: waiting.length })}
        </Box>
        <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
          {[...waiting, ...others].map((shop) => (
            <ShopRow
              key={shop.businessId}
              shop={shop}
              isBusy={approve.isPending}
              onApprove={(one) => approve.mutate([one])}
            />
          ))}
        </Stack>
      </Box>
    </SectionCard>
  );
}
