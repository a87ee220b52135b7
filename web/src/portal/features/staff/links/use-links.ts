import { createShift, endShift, listShifts } from '@contract/shifts.ts';
import { createShopLink, endShopLink, listShopLinks } from '@contract/shop-links.ts';
import { revokeLinkAccount, type StaffLink } from '@contract/staff-links.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../../components/toaster.tsx';
import { queryKeyOf, useApiQuery } from '../../../../data/api.ts';
import { readAgain } from '../../../../data/read-again.ts';
import { useIdempotencyKey } from '../../../forms/use-idempotency-key.ts';
import { failureMessage } from '../../../session/portal-texts.ts';
import { staffCall } from '../../../session/staff-call.ts';

/** What can be done with links: each names what it is about. */
export type LinkAction =
  | { kind: 'shift'; name: string }
  | { kind: 'shop'; businessId: string }
  | { kind: 'end'; link: StaffLink }
  | { kind: 'revoke'; accountId: string };

/** The shifts and shop links of an event, and what can be done with them. */
export function useLinks(eventId: string) {
  const client = useQueryClient();
  const query = { query: { eventId } };
  const shifts = useApiQuery(listShifts, query, { call: staffCall });
  const shops = useApiQuery(listShopLinks, query, { call: staffCall });
  const key = useIdempotencyKey();
  /** The answer is the link: it is shown without waiting for the list, which a bad connection may not bring. */
  const showNew = async (list: typeof listShifts | typeof listShopLinks, made: StaffLink) => {
    const queryKey = queryKeyOf(list, query);
    await client.cancelQueries({ queryKey });
    client.setQueryData<StaffLink[]>(queryKey, (before = []) => [
      made,
      ...before.filter(({ id }) => id !== made.id),
    ]);
    return made;
  };
  /** Answers with the link that was made; null where none was. */
  const act = useMutation({
    mutationFn: async (action: LinkAction): Promise<StaffLink | null> => {
      const idempotencyKey = key(action);
      switch (action.kind) {
        case 'shift': {
          const body = { eventId, name: action.name };
          return showNew(listShifts, await staffCall(createShift, { body, idempotencyKey }));
        }
        case 'shop': {
          const body = { eventId, businessId: action.businessId };
          return showNew(listShopLinks, await staffCall(createShopLink, { body, idempotencyKey }));
        }
        case 'end':
          await staffCall(action.link.businessId ? endShopLink : endShift, {
            params: { id: action.link.id },
          });
          return null;
        case 'revoke':
          await staffCall(revokeLinkAccount, { params: { id: action.accountId } });
          return null;
      }
    },
    onError: (error) =>
      notify({ type: 'error', title: 'That did not work', description: failureMessage(error) }),
    onSettled: () =>
      Promise.all(
        [listShifts, listShopLinks].map((list) =>
          readAgain(client, { queryKey: queryKeyOf(list, query) }),
        ),
      ),
  });
  return { shifts, shops, act };
}
