import { createShopLinks } from '@wine-walk/common/api/shops.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { listShopLinks } from '@wine-walk/common/api/staff/staff.ts';
import { Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../../platform/api/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { SectionCard } from '../../../kit/section-card.tsx';
import { portalHref } from '../../../paths.ts';
import { useSelectedEvent } from '../../../shared/use-selected-event.ts';
import { texts } from '../../../texts/texts.ts';
import { MailTeamDialog } from './mail-team-dialog.tsx';

/** Links of all volunteers and shops of the selected event, to send or print at once. */
export function TeamLinks() {
  const { event } = useSelectedEvent();
  return event ? <TeamLinksCard event={event} /> : null;
}

function TeamLinksCard({ event: { id, name } }: { event: AdminEvent }) {
  const t = texts.staff.team;
  const navigate = useNavigate();
  const [isMailing, setMailing] = useState(false);
  const print = useCall(createShopLinks, {
    failure: t.printFailed,
    invalidates: [listShopLinks],
    onSuccess: () => navigate(portalHref('prints', { sheet: 'roster', event: id })),
  });
  const printAll = () => print.mutate({ params: { id } });
  return (
    <SectionCard
      title={t.title}
      lead={t.lead({ event: name })}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={() => setMailing(true)}>
            <Mail aria-hidden="true" />
            {t.email}
          </Button>
          <Button size="sm" variant="outline" isWaiting={print.isPending} onClick={printAll}>
            <Printer aria-hidden="true" />
            {t.print}
          </Button>
        </>
      }
    >
      {isMailing && (
        <MailTeamDialog eventId={id} onPrint={printAll} onClose={() => setMailing(false)} />
      )}
    </SectionCard>
  );
}
