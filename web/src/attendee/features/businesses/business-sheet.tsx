import { Box, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { useLastDefined } from '../../../ui/use-sheet-param.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { BusinessDetails } from './business-details.tsx';
import { BusinessSheetActions } from './business-sheet-actions.tsx';

interface Props {
  walk: ReadyEventData;
  /** As the address says; null: closed. */
  id: string | null;
  /** Undefined where the walk has no such business (any more). */
  business: BusinessView | undefined;
  onClose: () => void;
}

/** One business with all there is to know, and what can be done with it. */
export function BusinessSheet({ walk, id, business, onClose }: Props) {
  const { businesses } = useTexts();
  const kept = useLastDefined(business);
  const content = useRef<HTMLDivElement>(null);
  const isOpen = id !== null;
  const shown = isOpen ? business : kept;
  if (!shown) {
    return (
      <AppDialog isOpen={isOpen} onClose={onClose} title={businesses.noneTitle}>
        <Text pb="4">{businesses.gone}</Text>
      </AppDialog>
    );
  }
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={shown.name}
      initialFocus={content}
      footer={<BusinessSheetActions business={shown} event={walk.event} />}
    >
      <Box ref={content} tabIndex={-1} outline="none">
        <BusinessDetails business={shown} timeZone={walk.event.timeZone} />
      </Box>
    </AppDialog>
  );
}
