import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { Download, Plus, Printer, Sparkles, Upload } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
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
  return (
    <>
      <Button size="sm" onClick={() => onOpen('add')}>
        <Plus aria-hidden="true" />
        {actions.add}
      </Button>
      {isAdmin && (
        <>
          <Button size="sm" variant="outline" onClick={() => onOpen('import')}>
            <Upload aria-hidden="true" />
            {actions.import}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onOpen('generate')}>
            <Sparkles aria-hidden="true" />
            {actions.generate}
          </Button>
          <Button
            size="sm"
            variant="outline"
            loading={save.isPending}
            isWaiting={!isReady}
            loadingText={actions.exporting}
            onClick={() => save.mutate()}
          >
            <Download aria-hidden="true" />
            {actions.export}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onOpen('print')}>
            <Printer aria-hidden="true" />
            {actions.print}
          </Button>
        </>
      )}
    </>
  );
}
