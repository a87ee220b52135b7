import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import {
  createShift,
  createShopLink,
  endShift,
  endShopLink,
  listShifts,
  listShopLinks,
  revokeLinkAccount,
  type StaffLink,
} from '@wine-walk/common/api/staff.ts';
import { invalidateAfterWrite } from '../../../../platform/api/invalidate-after-write.ts';
import { queryKeyOf, useApiQuery } from '../../../../platform/session/api.ts';
import { showToast } from '../../../../ui/toaster.tsx';
import { useIdempotencyKey } from '../../../kit/forms/use-idempotency-key.ts';
import { staffErrorMessage } from '../../../session/portal-texts.ts';
import { staffCall } from '../../../session/staff-call.ts';
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
const refetchIntervalMs = 10_000;

/** Shifts and shop links of an event with their actions. */
export function useLinks(eventId: string) {
  const client = useQueryClient();
  const query = { query: { eventId } };
  const options = { call: staffCall, refetchMs: refetchIntervalMs };
  const shifts = useApiQuery(listShifts, query, options);
  const shops = useApiQuery(listShopLinks, query, options);
  const key = useIdempotencyKey();
  /** The response is shown at once, since a bad connection may delay the list. */
  const show = async (change: (before: readonly StaffLink[]) => StaffLink[], list: LinkList) => {
    const queryKey = queryKeyOf(list, query);
    await client.cancelQueries({ queryKey });
    client.setQueryData<StaffLink[]>(queryKey, (before = []) => change(before));
  };
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
  const runAction = useMutation({
    mutationFn: async (action: LinkAction): Promise<StaffLink | null> => {
      const idempotencyKey = key(action);
      switch (action.kind) {
        case 'shift': {
          const body = { eventId, name: action.name };
          return showLink(listShifts, await staffCall(createShift, { body, idempotencyKey }));
        }
        case 'shop': {
          const body = { eventId, businessId: action.businessId };
          return showLink(listShopLinks, await staffCall(createShopLink, { body, idempotencyKey }));
        }
        case 'end': {
          const params = { id: action.link.id };
          if (action.link.businessId)
            await showLink(listShopLinks, await staffCall(endShopLink, { params }));
          else await showLink(listShifts, await staffCall(endShift, { params }));
          return null;
        }
        case 'revoke':
          await showRevoked(
            await staffCall(revokeLinkAccount, { params: { id: action.accountId } }),
          );
          return null;
      }
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: texts.staff.links.actionFailed,
        description: staffErrorMessage(error),
      }),
    // Not awaited, so that another action, such as revoking a lost phone, can run at once.
    onSettled: () => {
      for (const list of lists)
        void invalidateAfterWrite(client, { queryKey: queryKeyOf(list, query) });
    },
  });
  /** True while an action of this kind is pending. */
  const isBusy = (kind: LinkAction['kind']) =>
    runAction.isPending && runAction.variables.kind === kind;
  return { shifts, shops, runAction, isBusy };
}
