import { Flex, Heading, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { ActionForm } from './action-form.tsx';
import { type OpenRegistration, useInvalidateRegistrations } from './registration-queries.ts';
import { useAssignStampCard } from './use-assign-stamp-card.ts';
import {
  type UndoableResult,
  useAssistedCheckIn,
  useAssistedRedemption,
} from './use-assisted-actions.ts';
import { VisitForm } from './visit-form.tsx';

/** The walk of somebody whose phone can't: checked in by staff, from a stamped card, a reward handed over. */
export function AssistedActions({ registration }: { registration: OpenRegistration }) {
  const { id, status, rewards } = registration;
  const [form, setForm] = useState<'staff' | 'paper' | 'card' | null>(null);
  const [done, setDone] = useState<UndoableResult | null>(null);
  const reload = useInvalidateRegistrations();
  const checkIn = useAssistedCheckIn(id, setDone);
  const handOver = useAssistedRedemption(registration, setDone);
  const giveCard = useAssignStampCard(id);
  const undo = useMutation({
    mutationFn: () => done?.undo() ?? Promise.resolve(),
    onSuccess: () => setDone(null),
    onSettled: reload,
  });
  const failed = [checkIn, handOver, giveCard, undo].find(({ error }) => error)?.error;
  if (status === 'cancelled') return null;
  /** The button of a form: pressed once more it closes it. */
  const opens = (wanted: typeof form) => ({
    'aria-expanded': form === wanted,
    onClick: () => setForm(form === wanted ? null : wanted),
  });
  return (
    <Stack as="section" aria-labelledby="walk-for" gap="3">
      <Heading as="h3" size="sm" id="walk-for">
        Without a phone
      </Heading>
      {failed && (
        <Alert tone="danger">{serverMessage(failed, 'Nothing was changed. Try again.')}</Alert>
      )}
      {done && (
        <Alert
          tone="gray"
          action={
            <Button
              size="sm"
              variant="outline"
              loading={undo.isPending}
              onClick={() => undo.mutate()}
            >
              Undo
            </Button>
          }
        >
          {done.label}. It can be taken back for 5 minutes.
        </Alert>
      )}
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" {...opens('staff')}>
          Check in at a business
        </Button>
        <Button size="sm" variant="outline" {...opens('card')}>
          Give a stamp card
        </Button>
        <Button size="sm" variant="outline" {...opens('paper')}>
          Enter a stamped card
        </Button>
        {rewards
          .filter(({ state }) => state === 'available')
          .map(({ rewardId, name }) => (
            <Button
              key={rewardId}
              size="sm"
              variant="subtle"
              isWaiting={handOver.isPending}
              onClick={() => handOver.mutate(rewardId)}
            >
              Hand over {name}
            </Button>
          ))}
      </Flex>
      {form === 'card' && (
        <ActionForm
          label="Number on the card"
          submit="Give the card"
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
