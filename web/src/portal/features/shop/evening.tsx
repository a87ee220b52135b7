import { Flex, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { countOpenedBottle, setShopStatus } from '@wine-walk/common/api/shops.ts';
import { readShopCounts } from '@wine-walk/common/api/staff/staff.ts';
import { isRunOutNear } from '@wine-walk/common/rules/shops/run-out.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { texts } from '../../texts/texts.ts';

type Counts = ResponseOf<typeof readShopCounts>;

interface Props {
  counts: Counts;
}

/** Status of the shop as attendees see it tonight, its bottles, and the buttons that change both. */
export function Evening({ counts }: Props) {
  const { evening: t } = texts.shop;
  return (
    <SectionCard title={t.title}>
      <Status counts={counts} />
      <Bottles counts={counts} />
      <RunOut counts={counts} />
    </SectionCard>
  );
}

function Status({ counts: { status, businessName } }: Props) {
  const { evening: t } = texts.shop;
  const [asked, setAsked] = useState<'sold-out' | 'closed' | null>(null);
  const change = useCall(setShopStatus, {
    failure: t.failed,
    invalidates: [readShopCounts],
    onSettled: () => setAsked(null),
  });
  const set = (next: Counts['status']) => change.mutate({ body: { status: next } });
  const isClosing = asked === 'closed';
  return (
    <>
      <Text role="status" fontWeight="600">
        {t[status]}
      </Text>
      <Flex gap="2" wrap="wrap">
        {status !== 'open' && (
          <Button isWaiting={change.isPending} onClick={() => set('open')}>
            {t.back}
          </Button>
        )}
        {status !== 'sold-out' && (
          <Button variant="outline" onClick={() => setAsked('sold-out')}>
            {t.soldOut}
          </Button>
        )}
        {status !== 'closed' && (
          <Button variant="outline" colorPalette="gray" onClick={() => setAsked('closed')}>
            {t.closedEarly}
          </Button>
        )}
      </Flex>
      {asked && (
        <ConfirmDialog
          title={isClosing ? t.confirmTitleClosed : t.confirmTitleSoldOut}
          action={isClosing ? t.closedEarly : t.soldOut}
          busyLabel={t.changing}
          isBusy={change.isPending}
          cancelLabel={texts.kit.notYet}
          onConfirm={() => set(asked)}
          onClose={() => setAsked(null)}
        >
          <Text>
            {isClosing
              ? t.confirmClosed({ shop: businessName })
              : t.confirmSoldOut({ shop: businessName })}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Time range in which the bottles are likely used up. */
function RunOut({ counts: { bottles, openedBottles, runsOut, busy, status } }: Props) {
  const { evening: t } = texts.shop;
  if (!busy || bottles === null || status !== 'open') return null;
  if (!runsOut) return openedBottles > 0 ? <Text fontSize="sm">{t.lasts}</Text> : null;
  const time = (at: string) => format.time(at, busy.timeZone);
  const text = t.runsOut({ from: time(runsOut.from), until: time(runsOut.until) });
  if (!isRunOutNear(runsOut, Date.parse(busy.countedAt))) return <Text fontSize="sm">{text}</Text>;
  return (
    <Alert tone="gold">
      {text} {t.runsOutSoon}
    </Alert>
  );
}

function Bottles({ counts: { bottles, openedBottles } }: Props) {
  const { evening: t } = texts.shop;
  const count = useCall(countOpenedBottle, {
    failure: t.bottleFailed,
    invalidates: [readShopCounts],
  });
  const stock = { opened: openedBottles, hasStock: bottles !== null, stock: bottles ?? 0 };
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button
        variant="outline"
        isWaiting={count.isPending}
        onClick={() => count.mutate({ body: { change: 1 } })}
      >
        {t.bottleOpened}
      </Button>
      <Text role="status" color="muted" fontSize="sm">
        {t.bottles(stock)}
      </Text>
      {openedBottles > 0 && (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          isWaiting={count.isPending}
          onClick={() => count.mutate({ body: { change: -1 } })}
        >
          {t.takeBack}
        </Button>
      )}
    </Flex>
  );
}
