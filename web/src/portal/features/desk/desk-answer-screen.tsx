import { moveToTicket, readRegistration } from '@contract/admin-registrations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { portalHref } from '../../paths.ts';
import { staffCall } from '../../session/staff-call.ts';
import { type AnswerAction, answerActions, dueCents } from './answer-actions.ts';
import { AnswerScreen } from './answer-screen.tsx';
import { answerView, type DeskLookUp } from './answer-view.ts';
import { OtherTicketForm } from './other-ticket-form.tsx';
import { TillForm } from './till-form.tsx';
import { failureOf, useAdmit, useLookUp, useOpenTill, useRedeem } from './use-desk.ts';
import { useReloadTills, useTills } from './use-tills.ts';

interface Props {
  answer: DeskLookUp;
  /** Something was done that can be taken back. */
  onDone: () => void;
  /** Another answer takes this one's place. */
  onAnswer: (answer: DeskLookUp) => void;
  onClose: () => void;
}

/** The answer with what its presses do. */
export function DeskAnswerScreen({ answer, onDone, onAnswer, onClose }: Props) {
  const navigate = useNavigate();
  const { event, people, lookedUp } = answer;
  const [isMoving, setMoving] = useState(false);
  const tills = useTills(event.id);
  const reloadTills = useReloadTills();
  const admit = useAdmit();
  const redeem = useRedeem();
  const openTill = useOpenTill(event.id);
  const lookUp = useLookUp(event.id);
  const move = useMoveToTicket();
  const owes = answer.answer !== 'redeem' && dueCents(people, answer) > 0;
  const needsTill = owes && answer.answer === 'collect' && tills.isKnown && !tills.own;

  const finish = () => {
    onDone();
    onClose();
  };
  function act({ kind, people: chosen }: AnswerAction) {
    if (kind === 'admit') admit.mutate(chosen, { onSuccess: finish });
    if (kind === 'redeem') redeem.mutate(lookedUp, { onSuccess: finish });
    if (kind === 'ticket') setMoving(true);
    const [person] = chosen;
    if (kind === 'details' && person)
      void navigate(portalHref('registrations', { open: person.submissionId }));
    if (kind === 'sell') void navigate(portalHref('registrations', { new: '1' }));
    if (kind === 'register')
      void navigate(portalHref('registrations', { new: '1', ticket: answer.ticketId ?? '' }));
  }

  const form = needsTill ? (
    <TillForm
      isBusy={openTill.isPending}
      onOpen={(cents) => openTill.mutate(cents, { onSuccess: reloadTills })}
    />
  ) : isMoving && people[0] ? (
    <OtherTicketForm
      isBusy={move.isPending || lookUp.isPending}
      onTicket={(ticketId) =>
        move.mutate(
          { submissionId: people[0]?.submissionId ?? '', ticketId },
          {
            onSuccess: () => {
              setMoving(false);
              lookUp.mutate(ticketId, { onSuccess: onAnswer });
            },
          },
        )
      }
    />
  ) : undefined;
  return (
    <AnswerScreen
      key={`${answer.answer} ${lookedUp}`}
      view={answerView(answer)}
      actions={answerActions(answer)}
      before={form}
      note={
        answer.answer === 'refused' ? 'Nothing was changed.' : 'Undo is here for 5 minutes after.'
      }
      failure={failureOf(admit, redeem, openTill, move, lookUp)}
      isBusy={admit.isPending || redeem.isPending || (owes && !tills.isKnown)}
      onAction={act}
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
      return staffCall(moveToTicket, { params, body: { ticketId, version } });
    },
  });
}
