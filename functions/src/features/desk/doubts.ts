import type { DeskDoubt, listDeskDoubts, settleDeskDoubt } from '../../contract/desk-doubts.ts';
import { type DeskDoubtDocument, deskDoubtDocument } from '../../contract/desk-records.ts';
import { participantDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { rewardDocument } from '../../contract/reward-documents.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { readOpenDoubts } from '../../store/desk-doubts.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readReadable, type Stored } from '../../store/read.ts';
import { untilCommitted } from '../../store/until-committed.ts';

/** What of an event is still to be settled, the latest first. */
export async function openDoubts(eventId: string): Promise<AnswerOf<typeof listDeskDoubts>> {
  const found = await readOpenDoubts(eventId);
  const doubts = await Promise.all(found.map(shown));
  return { doubts: doubts.toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt)) };
}

async function shown({ id, data }: Stored<DeskDoubtDocument>): Promise<DeskDoubt> {
  const { participantId, rewardId, ...doubt } = data;
  const [participant, reward] = await readReadable(
    [paths.participant(participantId), participantDocument],
    [paths.reward(rewardId ?? 'none'), rewardDocument],
  );
  return {
    ...doubt,
    id,
    fullName: participant?.data.name ?? '',
    rewardName: reward?.data.name ?? null,
  };
}

/** Settles one; what was settled already stays as it was. */
export async function settle(
  id: string,
  { note }: BodyOf<typeof settleDeskDoubt>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<AnswerOf<typeof settleDeskDoubt> | Problem<'not-found'>> {
  return untilCommitted<AnswerOf<typeof settleDeskDoubt>, Problem<'not-found'>>(async () => {
    const doubt = await readDocument(paths.deskDoubt(id), deskDoubtDocument);
    if (!doubt) return problem('not-found', 'There is nothing to settle.');
    const { settledAt, settledBy } = doubt.data;
    if (settledAt && settledBy) return { writes: [], answer: { settledAt, settledBy } };
    const answer = { settledAt: new Date(now).toISOString(), settledBy: caller.fullName };
    return {
      answer,
      writes: [
        { kind: 'update', path: doubt.path, data: { ...answer, note }, revision: doubt.revision },
        auditWrite({
          actor: caller.username,
          action: 'desk.settle-doubt',
          target: doubt.path,
          now,
          details: { note, kind: doubt.data.kind, reason: doubt.data.reason },
        }),
      ],
    };
  });
}
