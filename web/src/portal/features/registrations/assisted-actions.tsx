import { Flex, Heading, Stack } from '@chakra-ui/react';
import { issueCodeAtDesk } from '@wine-walk/common/api/rewards.ts';
import { undoDeskChange } from '@wine-walk/common/api/staff/changes.ts';
import { assignStampCard } from '@wine-walk/common/api/staff/registrations.ts';
import { assistedCheckIn } from '@wine-walk/common/api/staff/reviews.ts';
import { redeemReward } from '@wine-walk/common/api/staff/rewards.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { ActionForm } from './action-form.tsx';
import {
  type OpenRegistration,
  registrationReads,
  useApplyMutationResult,
} from './registration-queries.ts';
import { VisitForm } from './visit-form.tsx';

/** Completed action with the ID for its undo. */
interface UndoableResult {
  label: string;
  changeId: string;
}

interface Visits {
  source: 'staff' | 'paper';
  businessIds: readonly string[];
}

/** Checks an attendee in at a business or by their stamp card; a retry is idempotent. */
function useAssistedCheckIn(id: string, onDone: (done: UndoableResult) => void) {
  const { newVisits, unlocked } = texts.registrations.help;
  return useCall(
    ({ source, businessIds }: Visits, call) =>
      call(assistedCheckIn, { params: { id }, body: { source, businessIds: [...businessIds] } }),
    {
      success: ({ checkIns, unlockedRewards }) => ({
        title: newVisits({ count: checkIns.length }),
        ...(unlockedRewards.length > 0 && {
          description: unlocked({ rewards: unlockedRewards.join(', ') }),
        }),
      }),
      invalidates: registrationReads,
      onSuccess: ({ checkIns, changeId }) => {
        if (changeId !== null) onDone({ label: newVisits({ count: checkIns.length }), changeId });
      },
    },
  );
}

/** Redeems a reward for an attendee without a phone: a code is issued and redeemed at once. */
function useAssistedRedemption(
  { id, eventId }: Pick<OpenRegistration, 'id' | 'eventId'>,
  onDone: (done: UndoableResult) => void,
) {
  const label = (reward: string) => texts.registrations.help.handedOver({ reward });
  return useCall(
    async (rewardId: string, call) => {
      const { code } = await call(issueCodeAtDesk, { params: { id, rewardId } });
      return call(redeemReward, { body: { code, eventId } });
    },
    {
      success: ({ rewardName }) => label(rewardName),
      invalidates: registrationReads,
      onSuccess: ({ changeId, rewardName }) => onDone({ label: label(rewardName), changeId }),
    },
  );
}

/** Assigns the printed card of this number; the input may be scanned, as `CARD-0041`. */
function useAssignStampCard(id: string) {
  const applyResult = useApplyMutationResult(id);
  return useCall(
    (text: string, call) => {
      const number = Number(text.replace(/\D/g, ''));
      return call(assignStampCard, { params: { id }, body: { number } });
    },
    {
      success: ({ stampCard }) => texts.registrations.help.assigned({ card: stampCard ?? '' }),
      onSuccess: applyResult,
    },
  );
}

/** Actions for an attendee without a working phone: check-in, stamp card and redemption. */
export function AssistedActions({ registration }: { registration: OpenRegistration }) {
  const { help, notChanged } = texts.registrations;
  const { id, status, rewards } = registration;
  const [form, setForm] = useState<'staff' | 'paper' | 'card' | null>(null);
  const [done, setDone] = useState<UndoableResult | null>(null);
  const checkIn = useAssistedCheckIn(id, setDone);
  const redeem = useAssistedRedemption(registration, setDone);
  const giveCard = useAssignStampCard(id);
  const undo = useCall((id: string, call) => call(undoDeskChange, { params: { id } }), {
    invalidates: registrationReads,
    onSuccess: () => setDone(null),
  });
  const failed = [checkIn, redeem, giveCard, undo].find(({ error }) => error)?.error;
  if (status === 'cancelled') return null;
  /** Toggle button of a form. */
  const opens = (target: typeof form) => ({
    'aria-expanded': form === target,
    onClick: () => setForm(form === target ? null : target),
  });
  return (
    <Stack as="section" aria-labelledby="walk-for" gap="3">
      <Heading as="h3" size="sm" id="walk-for">
        {help.title}
      </Heading>
      {failed && <Alert tone="danger">{staffMessage(failed, notChanged)}</Alert>}
      {done && (
        <Alert
          tone="gray"
          action={
            <Button
              size="sm"
              variant="outline"
              loading={undo.isPending}
              onClick={() => undo.mutate(done.changeId)}
            >
              {help.undo}
            </Button>
          }
        >
          {help.undoHint({ done: done.label })}
        </Alert>
      )}
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" {...opens('staff')}>
          {help.checkInAt}
        </Button>
        <Button size="sm" variant="outline" {...opens('card')}>
          {help.assignCard}
        </Button>
        <Button size="sm" variant="outline" {...opens('paper')}>
          {help.enterCard}
        </Button>
        {rewards
          .filter(({ state }) => state === 'available')
          .map(({ rewardId, name }) => (
            <Button
              key={rewardId}
              size="sm"
              variant="subtle"
              isWaiting={redeem.isPending}
              onClick={() => redeem.mutate(rewardId)}
            >
              {help.handOver({ reward: name })}
            </Button>
          ))}
      </Flex>
      {form === 'card' && (
        <ActionForm
          label={help.cardNumber}
          submit={help.assign}
          isBusy={giveCard.isPending}
          onSubmit={(text) => giveCard.mutate(text, { onSuccess: () => setForm(null) })}
        />
      )}
      {form && form !== 'card' && (
        <VisitForm
          key={form}
          source={form}
          registration={registration}
          isBusy={checkIn.isPending}
          onClose={() => setForm(null)}
          onSubmit={(businessIds) =>
            checkIn.mutate({ source: form, businessIds }, { onSuccess: () => setForm(null) })
          }
        />
      )}
    </Stack>
  );
}
