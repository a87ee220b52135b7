import type { AdminRegistration } from '../../contract/admin-registrations.ts';
import type { BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { giveStampCard } from '../../contract/registration-changes.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { stampCardId } from '../../domain/stamp-card.ts';
import { readRegistrationsWith } from '../../store/registrations.ts';
import { changeRegistration, type Editor } from './change.ts';

/** Gives somebody a printed card, in place of one that they had; a card that somebody else has stays theirs. */
export async function giveCard(
  id: string,
  { number }: BodyOf<typeof giveStampCard>,
  editor: Editor,
): Promise<AdminRegistration | Problem<ProblemOf<typeof giveStampCard>>> {
  const stampCard = stampCardId(number);
  return changeRegistration<ProblemOf<typeof giveStampCard>>(id, editor, async ({ data }) => {
    if (data.stampCard === stampCard) return null;
    if (data.status === 'cancelled')
      return problem('registration-cancelled', 'This registration is cancelled. Restore it first.');
    const [holder] = await readRegistrationsWith(data.eventId, 'stampCard', stampCard, 1);
    if (holder)
      return problem('in-use', `${holder.data.fullName} has card ${stampCard}. Take another one.`);
    return {
      fields: { stampCard },
      action: 'registration.give-card',
      details: { from: data.stampCard, to: stampCard },
    };
  });
}
