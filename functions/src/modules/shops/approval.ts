import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { approveShopPages } from '@wine-walk/common/api/shops.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { type ChangedDocument, undone } from '@wine-walk/common/model/changes.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { changeWrite, firstNameOf, type UndoOfKind } from '../../firestore/changes.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { shownPageWrites } from './page-writes.ts';

type Approve = typeof approveShopPages;

interface ApprovedPage {
  businessId: string;
  name: string;
  documents: ChangedDocument[];
}

/**
 * Shows waiting pages to attendees in one commit. It is decided again if a shop saves its page or another admin approves one
 * meanwhile, so that each page is shown as the caller saw it, or left.
 */
export async function approvePages(
  eventId: string,
  { pages, partOf }: BodyOf<Approve>,
  { caller, now }: EditContext,
): Promise<ResponseOf<Approve> | Problem<'event-gone'>> {
  const changeId = newId();
  const at = new Date(now).toISOString();
  return commitWithRetry<ResponseOf<Approve>, Problem<'event-gone'>>(async () => {
    const event = await readDocument(documentPaths.event(eventId), eventDocument);
    if (!event) return problem('event-gone');
    const writes: Write[] = [];
    const approved: ApprovedPage[] = [];
    const left: ResponseOf<Approve>['left'] = [];
    const once = new Map(pages.map((page) => [page.businessId, page]));
    const read = await Promise.all(
      [...once.values()].map(async ({ businessId, version }) => {
        const [business, offer, page] = await readDocuments(
          [documentPaths.business(businessId), businessDocument],
          [documentPaths.offer(eventId, businessId), offerDocument],
          [documentPaths.shopPage(toShopPageId(eventId, businessId)), shopPageDocument],
        );
        return { businessId, version, business, offer, page };
      }),
    );
    for (const { businessId, version, business, offer, page } of read) {
      if (!business || !page) {
        left.push({ businessId, name: business?.data.name ?? '', reason: 'gone' });
        continue;
      }
      const { name } = business.data;
      if (page.data.version !== version || page.data.state === 'approved') {
        const reason = page.data.version === version ? 'approved' : 'changed';
        left.push({ businessId, name, reason });
        continue;
      }
      const shown = shownPageWrites(
        page.data.fields,
        { eventId, business, offer },
        { caller, now },
      );
      const state = { state: 'approved', approvedBy: caller.username, approvedAt: at };
      writes.push(...shown.writes, {
        kind: 'update',
        path: page.path,
        data: { ...state, updatedAt: at },
        revision: page.revision,
      });
      approved.push({ businessId, name, documents: shown.edited });
    }
    if (approved.length === 0)
      return { writes: [], response: { changeId: null, approved: 0, left } };
    const details = { businesses: approved.map(({ businessId }) => businessId) };
    const target = event.path;
    return {
      writes: [
        ...writes,
        changeWrite({
          id: changeId,
          kind: 'shop-approval',
          eventId,
          partOf: partOf ?? null,
          summary: { count: approved.length, firstName: firstNameOf(approved) },
          undoData: { pages: approved },
          documents: approved.flatMap(({ documents }) => documents.map(({ path }) => path)),
          caller,
          now,
        }),
        auditWrite({ actor: caller.username, action: 'shop-page.approve', target, now, details }),
      ],
      response: { changeId, approved: approved.length, left },
    };
  });
}

/** Shows attendees the earlier pages again, except those that were edited since. */
export const shopApprovalUndo: UndoOfKind<'shop-approval'> = {
  tooLate: 'change-undo-over',
  describe: async (parts) => ({
    count: parts.reduce((sum, { data }) => sum + data.summary.count, 0),
    firstName: firstNameOf(parts.map(({ data }) => ({ name: data.summary.firstName }))),
  }),
  undo: async ({ data: { eventId, undoData } }, _request, { caller, now }) => {
    const decided = await Promise.all(
      undoData.pages.map(async (page) => ({
        page,
        writes: await earlierPageWrites(eventId, page, now),
      })),
    );
    const leftAlone = decided
      .filter(({ writes }) => !writes)
      .map(({ page: { businessId, name } }) => ({
        id: businessId,
        name,
        reason: 'changed' as const,
      }));
    const restored = decided.length - leftAlone.length;
    const [action, target] = ['shop-page.undo-approval', documentPaths.event(eventId)];
    const details = { restored, leftAlone: leftAlone.length };
    return {
      writes: [
        ...decided.flatMap(({ writes }) => writes ?? []),
        auditWrite({ actor: caller.username, action, target, now, details }),
      ],
      result: undone({ restored, leftAlone }),
    };
  },
};

/** Returns the writes that show an earlier page, which then waits again; undefined if it was edited since. */
async function earlierPageWrites(
  eventId: string,
  { businessId, documents }: ApprovedPage,
  now: number,
): Promise<Write[] | undefined> {
  const [business, offer, page] = await readDocuments(
    [documentPaths.business(businessId), businessDocument],
    [documentPaths.offer(eventId, businessId), offerDocument],
    [documentPaths.shopPage(toShopPageId(eventId, businessId)), shopPageDocument],
  );
  const updatedAt = new Date(now).toISOString();
  const writes: Write[] = [];
  for (const { path, before, after } of documents) {
    const stored = [business, offer].find((document) => document?.path === path);
    const left = Object.entries(JSON.parse(after) as Record<string, unknown>);
    const present = new Map<string, unknown>(Object.entries(stored?.data ?? {}));
    if (!stored || left.some(([name, value]) => !isDeepStrictEqual(present.get(name), value)))
      return undefined;
    const was = JSON.parse(before) as Record<string, unknown>;
    const data = { ...was, version: stored.data.version + 1, updatedAt };
    writes.push({ kind: 'update', path, data, revision: stored.revision });
  }
  if (page?.data.state === 'approved') {
    const data = { state: 'waiting', approvedBy: null, approvedAt: null, updatedAt };
    writes.push({ kind: 'update', path: page.path, data, revision: page.revision });
  }
  return writes;
}
