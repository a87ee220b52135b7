import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { stopMails } from '@wine-walk/common/api/mail.ts';
import { latestInstant } from '@wine-walk/common/model/fields/values.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { findMailStop } from '../../firestore/mails/mail-stops.ts';
import { documentPaths } from '../../firestore/paths.ts';

/** Stops the mails of a link; a stop lasts. For a notice, its request is deleted. A repeat changes nothing. */
export function stopMailsOf(
  token: string,
): Promise<ResponseOf<typeof stopMails> | Problem<'stop-link-over'>> {
  const response = { message: 'You won’t get these emails anymore.' };
  return commitWithRetry<typeof response, Problem<'stop-link-over'>>(async () => {
    const stop = await findMailStop(token);
    if (!stop) return problem('stop-link-over');
    const { path, revision, data } = stop;
    if (data.scope === 'notice')
      return {
        writes: [{ kind: 'delete', path: documentPaths.eventNotice(data.mailbox) }],
        response,
      };
    if (data.isStopped) return { writes: [], response };
    const stopped = { isStopped: true, expiresAt: latestInstant };
    return { writes: [{ kind: 'update', path, data: stopped, revision }], response };
  });
}
