import { useMutation } from '@tanstack/react-query';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { Download, Plus, Printer, Sparkles, Upload } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { format } from '../../kit/format.ts';
import { serverMessage } from '../../session/portal-texts.ts';
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
  const save = useMutation({
    mutationFn: () => saveTickets(filters, events),
    onSuccess: (count) =>
      showToast({ type: 'success', title: actions.exported({ count: format.number(count) }) }),
    onError: (error) =>
      showToast({
        type: 'error',
        title: texts.kit.error,
        description: serverMessage(error, actions.exportFailed),
      }),
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
