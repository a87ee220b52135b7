import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type closeTill } from '@wine-walk/common/api/tills.ts';
import { type TillDocument, tillDocument } from '@wine-walk/common/model/desk.ts';
import { expectedTillCents } from '@wine-walk/common/rules/desk/till.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { tillCountBlocker, tillNotFound } from './till-blockers.ts';
import { type StaffRequest, toAdminTill } from './tills.ts';

/** Closes a till by its count, which balances or is explained. */
export async function countAndCloseTill(
  id: string,
  { countedCents, explanation }: BodyOf<typeof closeTill>,
  { caller, now }: StaffRequest,
): Promise<ResponseOf<typeof closeTill> | Problem<ProblemOf<typeof closeTill>>> {
  return commitWithRetry<ResponseOf<typeof closeTill>, Problem<ProblemOf<typeof closeTill>>>(
    async () => {
      const till = await readDocument(documentPaths.till(id), tillDocument);
      const refusal = tillCountBlocker(till?.data, caller);
      if (refusal || !till) return refusal ?? tillNotFound();
      const expected = expectedTillCents(till.data);
      if (countedCents !== expected && !explanation)
        return unbalanced(expected, countedCents, till.data.currency);
      const closedAt = new Date(now).toISOString();
      const data: TillDocument = {
        ...till.data,
        closedAt,
        closedBy: caller.fullName,
        countedCents,
        explanation,
      };
      const details = { expectedCents: expected, countedCents, explanation };
      return {
        writes: [
          { kind: 'update', path: till.path, data, revision: till.revision },
          auditWrite({
            actor: caller.username,
            action: 'till.close',
            target: till.path,
            now,
            details,
          }),
        ],
        response: toAdminTill(id, data),
      };
    },
  );
}

function unbalanced(
  expected: number,
  counted: number,
  currency: string,
): Problem<'till-unbalanced'> {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const difference = format.format(Math.abs(counted - expected) / 100);
  const direction = counted > expected ? 'more' : 'less';
  const message = `The count is ${difference} ${direction} than the till should hold. Count again, or say why.`;
  return problem('till-unbalanced', message, { fields: { explanation: message } });
}
