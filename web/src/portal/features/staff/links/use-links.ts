import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  createShift,
  createShopLink,
  endShift,
  endShopLink,
  listShifts,
  listShopLinks,
  revokeLinkAccount,
  type StaffLink,
} from '@wine-walk/common/api/staff/staff.ts';
import { useApiCache } from '../../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { staffMessage } from '../../../session/portal-texts.ts';
import { texts } from '../../../texts/texts.ts';

/** Actions on links with their targets. */
export type LinkAction =
  | { kind: 'shift'; name: string }
  | { kind: 'shop'; businessId: string }
  | { kind: 'end'; link: StaffLink }
  | { kind: 'revoke'; accountId: string };

const lists = [listShifts, listShopLinks] as const;
type LinkList = (typeof lists)[number];

/** Refetch interval in milliseconds: admins must notice and revoke unknown accounts. */
const refetchInterval = 10_000;

/** Shifts and shop links of an event with their actions. */
export function useLinks(eventId: string) {
  const cache = useApiCache();
  const query = { query: { eventId } };
  const shifts = useApiQuery(listShifts, query, { refetchInterval });
  const shops = useApiQuery(listShopLinks, query, { refetchInterval });
  /** The response is shown at once, since a bad connection may delay the list. */
  const show = (change: (before: readonly StaffLink[]) => StaffLink[], list: LinkList) =>
    cache.set(list, query, (before = []) => change(before));
  const showLink = async (list: LinkList, link: StaffLink) => {
    await show((before) => [link, ...before.filter(({ id }) => id !== link.id)], list);
    return link;
  };
  const showRevoked = ({ pin, ...account }: ResponseOf<typeof revokeLinkAccount>) => {
    const inLink = (link: StaffLink): StaffLink =>
      link.accounts.some(({ id }) => id === account.id)
        ? {
            ...link,
            pin: pin ?? link.pin,
            accounts: link.accounts.map((other) => (other.id === account.id ? account : other)),
          }
        : link;
    return Promise.all(lists.map((list) => show((before) => before.map(inLink), list)));
  };
  /** Resolves to the created link; null for other actions. */
  const runAction = useCall(
    async (action: LinkAction, call): Promise<StaffLink | null> => {
      switch (action.kind) {
        case 'shift': {
          const body = { eventId, name: action.name };
          return showLink(listShifts, await call(createShift, { body }));
        }
        case 'shop': {
          const body = { eventId, businessId: action.businessId };
          return showLink(listShopLinks, await call(createShopLink, { body }));
        }
        case 'end': {
          const params = { id: action.link.id };
          if (action.link.businessId)
            await showLink(listShopLinks, await call(endShopLink, { params }));
          else await showLink(listShifts, await call(endShift, { params }));
          return null;
        }
        case 'revoke':
          await showRevoked(await call(revokeLinkAccount, { params: { id: action.accountId } }));
          return null;
      }
    },
    {
      failure: (error) => ({
        type: 'error',
        title: texts.staff.links.actionFailed,
        description: staffMessage(error),
      }),
      invalidates: lists,
    },
  );
  /** True while an action of this kind is pending. */
  const isBusy = (kind: LinkAction['kind']) =>
    runAction.isPending && runAction.variables.kind === kind;
  return { shifts, shops, runAction, isBusy };
}
