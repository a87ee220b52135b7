import { importTickets, maxTicketsPerCommit } from '@wine-walk/common/api/tickets.ts';
import type { ImportTicket } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { useState } from 'react';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';

/** Event of the imported tickets (null for any active event) and handling of existing tickets. */
export interface ImportSettings {
  eventId: string | null;
  existing: 'leave' | 'update';
}

export interface ImportRun {
  status: 'running' | 'done' | 'failed';
  /** Tickets processed so far. */
  sent: number;
  total: number;
  added: number;
  updated: number;
  alreadyThere: number;
  /** IDs to undo the calls, in the order of the calls. */
  changeIds: readonly string[];
  /** Message why it stopped. */
  failure: string | null;
}

const initialProgress = {
  sent: 0,
  added: 0,
  updated: 0,
  alreadyThere: 0,
  changeIds: [],
  failure: null,
};

/**
 * Sends tickets in chunks, one after the other. An interrupted run resumes with its chunk: a chunk whose
 * response was lost returns its first response, so that the undo includes it.
 */
export function useImport(onProgress: () => void) {
  const [run, setRun] = useState<ImportRun | null>(null);
  const keyOf = useIdempotencyKey();
  async function start(
    file: readonly ImportTicket[],
    { eventId, existing }: ImportSettings,
  ): Promise<void> {
    const tickets = file.map((ticket) => ({ ...ticket, eventId }));
    const before = run?.status === 'failed' ? { ...run, failure: null } : initialProgress;
    let now: ImportRun = { ...before, status: 'running', total: tickets.length };
    const become = (change: Partial<ImportRun>) => {
      now = { ...now, ...change };
      setRun(now);
    };
    become({});
    try {
      while (now.sent < tickets.length) {
        const chunk = tickets.slice(now.sent, now.sent + maxTicketsPerCommit);
        const body = { tickets: chunk, existing, partOf: now.changeIds[0] ?? null };
        const { added, updated, alreadyThere, changeId } = await staffCall(importTickets, {
          body,
          idempotencyKey: keyOf(body),
        });
        become({
          sent: now.sent + chunk.length,
          added: now.added + added,
          updated: now.updated + updated.length,
          alreadyThere: now.alreadyThere + alreadyThere.length,
          changeIds: changeId ? [...now.changeIds, changeId] : now.changeIds,
        });
      }
      become({ status: 'done' });
    } catch (error) {
      const failure = serverMessage(error, texts.tickets.connectionLost);
      become({ status: 'failed', failure });
    }
    onProgress();
  }
  return { run, start };
}
