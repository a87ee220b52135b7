import { Stack, Text } from '@chakra-ui/react';
import { type AdminDraw, closeDraw, listDraws, previewDraw } from '@wine-walk/common/api/draws.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { texts } from '../../texts/texts.ts';
import { ClosedDraw } from './closed-draw.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import { drawFailure } from './draw-failure.ts';
import { drawRule } from './draw-rule.ts';
import { FreeEntries } from './free-entries.tsx';
import { FreeEntryDialog } from './free-entry-dialog.tsx';

interface Props {
  draw: AdminDraw;
  event: AdminEvent;
}

/** One draw: its rule, state and next step. */
export function DrawCard({ draw, event }: Props) {
  const t = texts.draws;
  const { closing, drawings } = draw;
  // From then on, entering is impossible, and staff can close the entries.
  const isOver = useNow(60_000) >= Date.parse(draw.closesTime);
  const openState = isOver ? t.due : t.open;
  const state = !closing ? openState : drawings.length === 0 ? t.closed : t.drawn;
  return (
    <SectionCard
      title={draw.prize}
      lead={joinFacts([state, drawRule(draw, event.timeZone)])}
      actions={!closing && <OpenActions draw={draw} event={event} isOver={isOver} />}
    >
      {closing ? (
        <ClosedDraw draw={draw} closing={closing} timeZone={event.timeZone} />
      ) : (
        <Entrants id={draw.id} timeZone={event.timeZone} />
      )}
    </SectionCard>
  );
}

interface OpenActionsProps extends Props {
  /** True if entering is no longer possible. */
  isOver: boolean;
}

function OpenActions({ draw, event, isOver }: OpenActionsProps) {
  const t = texts.draws;
  const [opened, setOpened] = useState<'edit' | 'free' | null>(null);
  // As on opening the question; the list may have been refetched since.
  const [closing, setClosing] = useState<AdminDraw | null>(null);
  const onClose = () => setOpened(null);
  const close = useCall(closeDraw, {
    success: t.closeDone,
    failure: drawFailure(t.closeFailed),
    invalidates: [listDraws, previewDraw],
    onSettled: () => setClosing(null),
  });
  const gray = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;
  return (
    <>
      <Button {...gray} aria-label={t.editOf(draw)} onClick={() => setOpened('edit')}>
        {t.edit}
      </Button>
      {isOver ? (
        <Button size="sm" aria-label={t.closeOf(draw)} onClick={() => setClosing(draw)}>
          {t.close}
        </Button>
      ) : (
        <Button {...gray} aria-label={t.freeOf(draw)} onClick={() => setOpened('free')}>
          {t.free}
        </Button>
      )}
      {opened === 'edit' && <DrawDialog draw={draw} event={event} onClose={onClose} />}
      {opened === 'free' && <FreeEntryDialog draw={draw} onClose={onClose} />}
      {closing && (
        <ConfirmDialog
          title={t.closeTitle(closing)}
          action={t.close}
          busyLabel={t.closing}
          isBusy={close.isPending}
          cancelLabel={texts.kit.notYet}
          onConfirm={() =>
            close.mutate({ params: { id: closing.id }, body: { version: closing.version } })
          }
          onClose={() => setClosing(null)}
        >
          <Text>{t.closeText}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Number of entries as of now, and who meets the rule and is left out. */
function Entrants({ id, timeZone }: { id: string; timeZone: string }) {
  const t = texts.draws;
  const { data, error, refetch } = useApiQuery(previewDraw, { params: { id } });
  if (error && !data)
    return <ErrorState title={t.previewFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <TabSkeleton />;
  const { byStamps, free, unpaid, canceled, twice, staffNames } = data;
  const count = byStamps + free;
  const left = [
    ...(unpaid > 0 ? [t.leftUnpaid({ count: format.number(unpaid) })] : []),
    ...(canceled > 0 ? [t.leftCanceled({ count: format.number(canceled) })] : []),
    ...(twice > 0 ? [t.leftTwice({ count: format.number(twice) })] : []),
    ...(staffNames.length > 0 ? [t.leftStaff({ names: format.list(staffNames) })] : []),
  ];
  return (
    <Stack gap="2">
      <Text fontWeight="600">{t.preview}</Text>
      <Text>
        {t.entries({
          count,
          shown: format.number(count),
          byStamps: format.number(byStamps),
          free: format.number(free),
        })}
      </Text>
      {left.length === 0 ? (
        <Text color="muted">{t.leftNobody}</Text>
      ) : (
        <>
          <Text fontWeight="600">{t.left}</Text>
          <Stack as="ul" listStyleType="none" gap="1">
            {left.map((line) => (
              <Text as="li" key={line}>
                {line}
              </Text>
            ))}
          </Stack>
          {staffNames.length > 0 && (
            <Text color="muted" fontSize="sm">
              {t.namesakeHelp}
            </Text>
          )}
        </>
      )}
      {free > 0 && <FreeEntries drawId={id} count={free} timeZone={timeZone} />}
    </Stack>
  );
}
