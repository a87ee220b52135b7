import { useMutation, useQueryClient } from '@tanstack/react-query';
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

/** What can be done with links: each names what it is about. */
export type LinkAction =
  | { kind: 'shift'; name: string }
  | { kind: 'shop'; businessId: string }
  | { kind: 'end'; link: StaffLink }
  | { kind: 'revoke'; accountId: string };

const lists = [listShifts, listShopLinks] as const;
type LinkList = (typeof lists)[number];

/** Milliseconds between two looks: whoever gets in by a link is to be seen, to be revoked where nobody knows them. */
const refetchIntervalMs = 10_000;

/** The shifts and shop links of an event, and what can be done with them. */
export function useLinks(eventId: string) {
  const client = useQueryClient();
  const query = { query: { eventId } };
  const options = { call: staffCall, refetchMs: refetchIntervalMs };
  const shifts = useApiQuery(listShifts, query, options);
  const shops = useApiQuery(listShopLinks, query, options);
  const key = useIdempotencyKey();
  /** What the API answered is shown without waiting for the list, which a bad connection may not bring. */
  const show = async (change: (before: readonly StaffLink[]) => StaffLink[], list: LinkList) => {
    const queryKey = queryKeyOf(list, query);
    await client.cancelQueries({ queryKey });
    client.setQueryData<StaffLink[]>(queryKey, (before = []) => change(before));
  };
  const showLink = async (list: LinkList, link: StaffLink) => {
    await show((before) => [link, ...before.filter(({ id }) => id !== link.id)], list);
    return link;
  };
  const showAccount = (account: StaffLink['accounts'][number]) => {
    const inLink = (link: StaffLink): StaffLink => ({
      ...link,
      accounts: link.accounts.map((other) => (other.id === account.id ? account : other)),
    });
    return Promise.all(lists.map((list) => show((before) => before.map(inLink), list)));
  };
  /** Answers with the link that was made; null where none was. */
  const act = useMutation({
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
          await showAccount(
            await staffCall(revokeLinkAccount, { params: { id: action.accountId } }),
          );
          return null;
      }
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'That did not work',
        description: staffErrorMessage(error),
      }),
    // Nobody waits for it: another press, such as to revoke a lost phone, is carried out meanwhile.
    onSettled: () => {
      for (const list of lists)
        void invalidateAfterWrite(client, { queryKey: queryKeyOf(list, query) });
    },
  });
  /** Whether an action of this kind is being carried out. */
  const isBusy = (kind: LinkAction['kind']) => act.isPending && act.variables.kind === kind;
  return { shifts, shops, act, isBusy };
}
