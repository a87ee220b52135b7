import { useMutation } from '@tanstack/react-query';
import { changeTicket, readRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { portalHref } from '../../paths.ts';
import { staffCall } from '../../session/staff-call.ts';
import { useInvalidateTills, useTills } from '../../shared/use-tills.ts';
import { dueCents } from './due-cents.ts';
import { type LookupAction, lookupActions } from './lookup-actions.ts';
import { LookupResultScreen } from './lookup-result-screen.tsx';
import { type LookupResult, lookupNote, toLookupResultView } from './lookup-result-view.ts';
import { OtherTicketForm } from './other-ticket-form.tsx';
import { TillForm } from './till-form.tsx';
import { firstErrorMessage, useDeskAction, useOpenTill } from './use-desk.ts';

interface Props {
  answer: LookupResult;
  onDone: () => void;
  /** Something else is looked up, whose answer takes this one's place. */
  onLookUp: (text: string) => void;
  onClose: () => void;
}

/** The answer with what its presses do. */
export function DeskLookupScreen({ answer, onDone, onLookUp, onClose }: Props) {
  const navigate = useNavigate();
  const { event, people, lookedUp, offline } = answer;
  const [isMoving, setMoving] = useState(false);
  const tills = useTills(event.id);
  const reloadTills = useInvalidateTills();
  const openTill = useOpenTill(event.id);
  const [floatCents, setFloat] = useState<number | null>(null);
  const floatToOpenCents = tills.own ? null : (floatCents ?? tills.floatToOpenCents);
  const act = useDeskAction(answer, floatToOpenCents);
  const move = useMoveToTicket();
  const actions = lookupActions(answer);
  const owes = actions.some(
    ({ kind, people: admitted }) => kind === 'admit' && dueCents(admitted, answer) > 0,
  );
  const hasTill = tills.own !== null || floatToOpenCents !== null;
  // Without a connection one's till may be open, unknown to this phone: a float that it has already stays.
  const needsTill = owes && !hasTill && (tills.isKnown || offline !== undefined);

  function press(action: LookupAction) {
    const { kind, people: chosen } = action;
    if (kind === 'admit' || kind === 'redeem' || kind === 'check-in')
      act.mutate(action, {
        onSuccess: () => {
          onDone();
          onClose();
        },
      });
    if (kind === 'ticket') setMoving(true);
    const [person] = chosen;
    if (kind === 'cash' && person) onLookUp(person.submissionId);
    if (kind === 'details' && person)
      void navigate(portalHref('registrations', { open: person.submissionId }));
    if (kind === 'sell') void navigate(portalHref('registrations', { new: '1' }));
    if (kind === 'register')
      void navigate(portalHref('registrations', { new: '1', ticket: answer.ticketId ?? '' }));
  }

  const form = needsTill ? (
    <TillForm
      isBusy={openTill.isPending}
      // Without a connection it is opened with the first cash that is sent.
      onOpen={(cents) =>
        offline ? setFloat(cents) : openTill.mutate(cents, { onSuccess: reloadTills })
      }
    />
  ) : isMoving && people[0] ? (
    <OtherTicketForm
      isBusy={move.isPending}
      onTicket={(ticketId) =>
        move.mutate(
          { submissionId: people[0]?.submissionId ?? '', ticketId },
          {
            onSuccess: () => {
              setMoving(false);
              onLookUp(ticketId);
            },
          },
        )
      }
    />
  ) : undefined;
  return (
    <LookupResultScreen
      key={`${answer.answer} ${lookedUp}`}
      view={toLookupResultView(answer, tills.own)}
      actions={actions}
      before={form}
      note={lookupNote(answer)}
      failure={firstErrorMessage(act, openTill, move)}
      isBusy={act.isPending || (owes && !tills.isKnown && !offline)}
      onAction={press}
      onClose={onClose}
    />
  );
}

/** Moves somebody to the ticket they have after all, as their registration is now. */
function useMoveToTicket() {
  return useMutation({
    mutationFn: async ({ submissionId, ticketId }: { submissionId: string; ticketId: string }) => {
      const params = { id: submissionId };
      const { version } = await staffCall(readRegistration, { params });
      return staffCall(changeTicket, { params, body: { ticketId, version } });
    },
  });
}
