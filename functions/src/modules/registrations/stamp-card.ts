import {
  type AdminRegistration,
  type assignStampCard,
} from '@wine-walk/common/api/admin-registrations.ts';
import type { BodyOf, ProblemOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { stampCardId } from '@wine-walk/common/rules/registrations/stamp-card.ts';
import { readRegistrationsWhere } from '../../firestore/registrations.ts';
import { changeRegistration, type EditContext } from './change.ts';

/** Gives somebody a printed card, in place of one that they had; a card that somebody else has stays theirs. */
export async function assignStampCardTo(
  id: string,
  { number }: BodyOf<typeof assignStampCard>,
  editor: EditContext,
): Promise<AdminRegistration | Problem<ProblemOf<typeof assignStampCard>>> {
  const stampCard = stampCardId(number);
  return changeRegistration<ProblemOf<typeof assignStampCard>>(id, editor, async ({ data }) => {
    if (data.stampCard === stampCard) return null;
    if (data.status === 'cancelled')
      return problem('registration-cancelled', 'This registration is cancelled. Restore it first.');
    const [holder] = await readRegistrationsWhere(data.eventId, 'stampCard', stampCard, 1);
    if (holder)
      return problem('in-use', `${holder.data.fullName} has card ${stampCard}. Take another one.`);
    return {
      fields: { stampCard },
      action: 'registration.give-card',
      details: { from: data.stampCard, to: stampCard },
    };
  });
}
