import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  approveShopPages,
  createShopLinks,
  type ListedShop,
  listShopPages,
  mailShopLinks,
  maxApproved,
} from '@wine-walk/common/api/shops.ts';
import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import type { Api } from '../../../../platform/api/api-client.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { texts } from '../../../texts/texts.ts';

/** Interval in milliseconds in which pages that shops sent appear. */
const refetchInterval = 30_000;

type Approval = Pick<ResponseOf<typeof approveShopPages>, 'approved' | 'left'>;

/** Approves pages as they were listed, in requests of 40 that are undone together. */
async function approveAll(
  eventId: string,
  shops: readonly ListedShop[],
  call: Api,
): Promise<Approval> {
  const sum: Approval = { approved: 0, left: [] };
  const nameOf = (page: { businessId: string }) =>
    shops.find(({ businessId }) => businessId === page.businessId)?.name ?? '';
  let partOf: string | null = null;
  for (let from = 0; from < shops.length; from += maxApproved) {
    const pages = shops
      .slice(from, from + maxApproved)
      .map(({ businessId, version }) => ({ businessId, version }));
    const part: ResponseOf<typeof approveShopPages> = await call(approveShopPages, {
      params: { id: eventId },
      body: { pages, ...(partOf !== null && { partOf }) },
    });
    partOf ??= part.changeId;
    sum.approved += part.approved;
    sum.left.push(...part.left.map((each) => ({ ...each, name: each.name || nameOf(each) })));
  }
  return sum;
}

/** Returns why pages were not approved; undefined if all were. */
function leftText(left: Approval['left']): string | undefined {
  const { shops: t } = texts.businesses;
  const sentences = (['changed', 'approved', 'gone'] as const).flatMap((reason) => {
    const names = left.filter((each) => each.reason === reason).map(({ name }) => name);
    return names.length > 0 ? [t.left[reason]({ names: names.join(', ') })] : [];
  });
  return sentences.join(' ') || undefined;
}

/** Returns the pages of an event's shops, and the calls of the coordinator. */
export function useShopPages(eventId: string) {
  const { shops: t } = texts.businesses;
  const query = useApiQuery(listShopPages, { params: { id: eventId } }, { refetchInterval });
  const approve = useCall(
    (shops: readonly ListedShop[], call) => approveAll(eventId, shops, call),
    {
      success: ({ approved, left }) => ({
        type: left.length > 0 ? 'warning' : 'success',
        title: t.approved({ count: approved }),
        description: leftText(left) ?? t.approvedText({ count: approved }),
      }),
      failure: t.approveFailed,
      invalidates: [listShopPages, listChanges],
    },
  );
  const createLinks = useCall(createShopLinks, {
    success: ({ created }) => t.created({ count: created }),
    failure: t.createFailed,
    invalidates: [listShopPages],
  });
  const mail = useCall(mailShopLinks, {
    success: ({ queued, withoutEmail }) => ({
      title: t.mailed({ count: queued }),
      ...(withoutEmail.length > 0 && {
        description: t.withoutEmail({ names: withoutEmail.join(', ') }),
      }),
    }),
    failure: t.mailFailed,
  });
  return { query, approve, createLinks, mail };
}
