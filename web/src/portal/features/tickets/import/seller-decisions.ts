import { keepSellerDecisions, readSellerDecisions } from '@wine-walk/common/api/tickets.ts';
import type { DecisionsBySeller, SellerDecisions } from '@wine-walk/common/model/ticket-sellers.ts';
import { useMemo, useState } from 'react';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { staffCall } from '../../../session/staff-call.ts';

const none: DecisionsBySeller = {};
const noDecisions: SellerDecisions = { statuses: {}, products: {} };

/** Returns the decisions about files of tickets: those that were imported with, and those that were made since. */
export function useSellerDecisions() {
  const stored = useApiQuery(readSellerDecisions, {}, { isSnapshot: true }).data?.decisions ?? none;
  const [made, setMade] = useState(none);
  const decisions = useMemo(() => ({ ...stored, ...made }), [stored, made]);
  return {
    decisions,
    decide: <K extends keyof SellerDecisions>(
      seller: string,
      kind: K,
      decided: SellerDecisions[K],
    ): void => {
      setMade((before) => {
        const ofSeller = before[seller] ?? stored[seller] ?? noDecisions;
        const next = { ...ofSeller, [kind]: { ...ofSeller[kind], ...decided } };
        return { ...before, [seller]: next };
      });
    },
    /** Keeps the decisions of this session for the next file of the seller, also on other devices. */
    keep: async (seller: string): Promise<void> => {
      const ofSeller = made[seller];
      if (ofSeller) await staffCall(keepSellerDecisions, { body: { seller, ...ofSeller } });
    },
  };
}
