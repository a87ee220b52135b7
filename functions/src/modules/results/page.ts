import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { readResults } from '@wine-walk/common/api/results.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { resultLinkDocument } from '@wine-walk/common/model/results.ts';
import { showResults } from '@wine-walk/common/rules/results/show-results.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { hashLinkSecret } from '../../firestore/people/staff.ts';
import { readDocument } from '../../firestore/read.ts';
import { currentResults } from './count.ts';

type Read = typeof readResults;

/** Returns the results of a link: event and audience come from the stored link, never from the request. */
export async function resultsOfLink(
  secret: string,
  now: number,
): Promise<ResponseOf<Read> | Problem<ProblemOf<Read>>> {
  const path = documentPaths.resultLink(hashLinkSecret(secret));
  const link = await readDocument(path, resultLinkDocument);
  if (!link?.data.isActive) return problem('link-ended');
  const event = await readDocument(documentPaths.event(link.data.eventId), eventDocument);
  if (!event) return problem('link-ended');
  const { name, endTime, timeZone } = event.data;
  if (now < Date.parse(endTime))
    return problem('results-too-early', { event: name, opensAt: endTime, timeZone });
  const results = await currentResults(withId(event), now);
  return showResults(results, event.data, link.data);
}
