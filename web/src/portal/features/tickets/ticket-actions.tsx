import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { Download, Plus, Printer, Sparkles, Upload } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import type { MenuAction } from '../../kit/action-menu.tsx';
import { format } from '../../kit/format.ts';
import { PageActions } from '../../kit/page-actions.tsx';
import { texts } from '../../texts/texts.ts';
import { saveTickets } from './export-tickets.ts';
import type { TicketFilters } from './use-ticket-page.ts';

export type TicketAction = 'add' | 'import' | 'generate' | 'print';

interface Props {
  isAdmin: boolean;
  /** True when the filters are known. */
  isReady: boolean;
  filters: TicketFilters;
  events: readonly AdminEvent[];
  onOpen: (action: TicketAction) => void;
}

/** Actions on tickets. Exports contain personal data and are for admins only. */
export function TicketActions({ isAdmin, isReady, filters, events, onOpen }: Props) {
  const { actions } = texts.tickets;
  const save = useCall(() => saveTickets(filters, events), {
    success: (count) => actions.exported({ count: format.number(count) }),
    failure: actions.exportFailed,
  });
  const more: readonly MenuAction[] = [
    { label: actions.import, Icon: Upload, onSelect: () => onOpen('import') },
    { label: actions.generate, Icon: Sparkles, onSelect: () => onOpen('generate') },
    {
      label: save.isPending ? actions.exporting : actions.export,
      Icon: Download,
      isBusy: save.isPending,
      onSelect: () => isReady && save.mutate(),
    },
    { label: actions.print, Icon: Printer, onSelect: () => onOpen('print') },
  ];
  return (
    <PageActions more={isAdmin ? more : []}>
      <Button size="sm" onClick={() => onOpen('add')}>
        <Plus aria-hidden="true" />
        {actions.add}
      </Button>
    </PageActions>
  );
}
