import { Flex, Stack, Text } from '@chakra-ui/react';
import {
  type AdminDraw,
  drawWinner,
  listDraws,
  readDrawnPeople,
} from '@wine-walk/common/api/draws.ts';
import { type RedrawReason, redrawReason } from '@wine-walk/common/model/draws.ts';
import { drawableFrom } from '@wine-walk/common/rules/draws/drawable-from.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { copyLink } from '../../kit/copy-or-show.ts';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { Select } from '../../kit/forms/select.tsx';
import { texts } from '../../texts/texts.ts';
import { drawFailure } from './draw-failure.ts';
import { FreeEntries } from './free-entries.tsx';
import { Winners } from './winners.tsx';

interface Props {
  draw: AdminDraw;
  closing: NonNullable<AdminDraw['closing']>;
  timeZone: string;
}

/** Draw with closed entries: hash, public page and winners. */
export function ClosedDraw({ draw, closing, timeZone }: Props) {
  const t = texts.draws;
  const { count, freeCount } = closing;
  const from = drawableFrom(closing);
  const isDrawable = useNow(1000) >= Date.parse(from);
  const path = `/draw/${draw.id}`;
  const gray = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;
  return (
    <Stack gap="3">
      <Text>
        {t.closedAt({
          at: format.dateTime(closing.closedAt, timeZone),
          name: closing.closedBy,
          count,
          shown: format.number(count),
          free: format.number(freeCount),
        })}
      </Text>
      <Stack gap="0">
        <Text color="muted" fontSize="sm">
          {t.hash}
        </Text>
        <Text fontSize="sm" overflowWrap="anywhere">
          {closing.sha256}
        </Text>
      </Stack>
      {freeCount > 0 && <FreeEntries drawId={draw.id} count={freeCount} timeZone={timeZone} />}
      {!isDrawable && <Text>{t.drawFrom({ at: format.time(from, timeZone) })}</Text>}
      {draw.drawings.length > 0 && <Winners draw={draw} timeZone={timeZone} />}
      <Flex gap="2" wrap="wrap">
        {isDrawable && <DrawButton draw={draw} />}
        <Button asChild {...gray}>
          <a href={path} target="_blank" rel="noreferrer" aria-label={t.openPageOf(draw)}>
            {t.openPage}
          </a>
        </Button>
        <Button {...gray} aria-label={t.copyOf(draw)} onClick={() => void copyLink(path, t)}>
          {t.copy}
        </Button>
      </Flex>
    </Stack>
  );
}

const isRedraw = ({ drawings }: AdminDraw) => drawings.length > 0;
const actionOf = (draw: AdminDraw) => (isRedraw(draw) ? texts.draws.again : texts.draws.draw);

/** Draws the winner, or another one with a reason. */
function DrawButton({ draw }: { draw: AdminDraw }) {
  const t = texts.draws;
  // As on opening the dialog; the list may have been refetched since.
  const [opened, setOpened] = useState<AdminDraw | null>(null);
  const [reason, setReason] = useState<RedrawReason | null>(null);
  const onClose = () => {
    setOpened(null);
    setReason(null);
  };
  const run = useCall(drawWinner, {
    success: t.drawDone,
    failure: drawFailure(t.drawFailed),
    invalidates: [listDraws, readDrawnPeople],
    onSettled: onClose,
  });
  return (
    <>
      <Button
        size="sm"
        {...(isRedraw(draw) && { variant: 'outline', colorPalette: 'gray' })}
        aria-label={isRedraw(draw) ? t.againOf(draw) : t.drawOf(draw)}
        onClick={() => setOpened(draw)}
      >
        {actionOf(draw)}
      </Button>
      {opened && (
        <ConfirmDialog
          title={isRedraw(opened) ? t.againTitle(opened) : t.drawTitle(opened)}
          action={actionOf(opened)}
          busyLabel={t.drawing}
          isBusy={run.isPending}
          isWaiting={isRedraw(opened) && !reason}
          {...(!isRedraw(opened) && { cancelLabel: texts.kit.notYet })}
          onConfirm={() =>
            run.mutate({ params: { id: opened.id }, body: { version: opened.version, reason } })
          }
          onClose={onClose}
        >
          <Stack gap="4">
            <Text>{isRedraw(opened) ? t.againText : t.drawText}</Text>
            {isRedraw(opened) && (
              <FormField label={t.reason} isRequired>
                <Select
                  value={reason ?? ''}
                  onChange={(next) => setReason(redrawReason.safeParse(next).data ?? null)}
                >
                  <option value="">{t.chooseReason}</option>
                  {redrawReason.options.map((option) => (
                    <option key={option} value={option}>
                      {t.reasons[option]}
                    </option>
                  ))}
                </Select>
              </FormField>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
