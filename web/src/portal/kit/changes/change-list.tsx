import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ListedChange } from '@wine-walk/common/api/staff/changes.ts';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useNow } from '../../../platform/live/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../../texts/texts.ts';
import { format } from '../format.ts';
import { useUndoPanel } from './undo-menu.tsx';

interface Props<C extends ListedChange> {
  /** Label of the list. */
  label: string;
  changes: readonly C[];
  /** Zone of the shown times. */
  timeZone: string;
  /** Returns the name of a change. */
  nameOf: (change: C) => string;
  /** True while an undo runs. */
  isBusy?: boolean;
  onUndo: (change: C) => void;
}

/** Changes that can still be undone, latest first, in the undo menu of the header. */
export function ChangeList<C extends ListedChange>({
  label,
  changes,
  timeZone,
  nameOf,
  isBusy = false,
  onUndo,
}: Props<C>) {
  const { undoable } = texts.shared;
  const now = useNow();
  const open = changes.filter(({ undoUntil }) => Date.parse(undoUntil) > now);
  const time = (at: string) => format.dateTime(at, timeZone);
  const panel = useUndoPanel(useId(), open.length);
  if (open.length === 0 || panel === null) return null;
  return createPortal(
    <Stack as="ul" aria-label={label} gap="2" listStyleType="none" fontSize="sm">
      {open.map((change) => (
        <Flex
          as="li"
          key={change.id}
          align="center"
          justify="space-between"
          gap="3"
          bg="sunken"
          borderRadius="l2"
          ps="4"
          pe="2"
          py="2"
        >
          <Box minW="0" overflowWrap="anywhere">
            <Text fontWeight="600">{nameOf(change)}</Text>
            <Text color="muted">
              {undoable.made({
                at: time(change.madeAt),
                by: change.madeBy,
                undoUntil: time(change.undoUntil),
              })}
            </Text>
          </Box>
          <Button
            size="sm"
            variant="outline"
            flexShrink="0"
            isWaiting={isBusy}
            aria-label={undoable.undoOf({ name: nameOf(change) })}
            onClick={() => onUndo(change)}
          >
            <Undo2 aria-hidden="true" />
            {undoable.undo}
          </Button>
        </Flex>
      ))}
    </Stack>,
    panel,
  );
}
