import { importTickets } from '@contract/ticket-batches.ts';
import { importChunk } from '@contract/tickets.ts';
import type { ImportTicket } from '@domain/ticket-import.ts';
import { useState } from 'react';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

/** What a file's tickets admit to, null being whichever event is active, and what becomes of those that are there. */
export interface ImportChoice {
  eventId: string | null;
  existing: 'leave' | 'update';
}

export interface ImportRun {
  status: 'running' | 'done' | 'failed';
  /** Tickets dealt with so far. */
  sent: number;
  total: number;
  added: number;
  updated: number;
  alreadyThere: number;
  /** The ids that were added: what an undo takes away again. */
  addedIds: readonly string[];
  /** Why it stopped, for people. */
  failure: string | null;
}

const nothingYet = { sent: 0, added: 0, updated: 0, alreadyThere: 0, addedIds: [], failure: null };

/** Those of a chunk that were not there before. */
function newOf(chunk: readonly ImportTicket[], there: readonly string[]): string[] {
  const known = new Set(there);
  return chunk.map(({ id }) => id).filter((id) => !known.has(id));
}

/**
 * Sends tickets in chunks, one after the other. A run that was cut off goes on with the chunk it stopped at:
 * what of it is there already is not added twice.
 */
export function useImport(onProgress: () => void) {
  const [run, setRun] = useState<ImportRun | null>(null);
  async function start(
    file: readonly ImportTicket[],
    { eventId, existing }: ImportChoice,
  ): Promise<void> {
    const tickets = file.map((ticket) => ({ ...ticket, eventId }));
    const before = run?.status === 'failed' ? { ...run, failure: null } : nothingYet;
    let now: ImportRun = { ...before, status: 'running', total: tickets.length };
    const become = (change: Partial<ImportRun>) => {
      now = { ...now, ...change };
      setRun(now);
    };
    become({});
    try {
      while (now.sent < tickets.length) {
        const chunk = tickets.slice(now.sent, now.sent + importChunk);
        const { added, updated, alreadyThere } = await staffCall(importTickets, {
          body: { tickets: chunk, existing },
        });
        become({
          sent: now.sent + chunk.length,
          added: now.added + added,
          updated: now.updated + updated.length,
          alreadyThere: now.alreadyThere + alreadyThere.length,
          addedIds: [...now.addedIds, ...newOf(chunk, [...updated, ...alreadyThere])],
        });
      }
      become({ status: 'done' });
    } catch (error) {
      const failure = serverMessage(error, 'The connection was lost.');
      become({ status: 'failed', failure });
    }
    onProgress();
  }
  return { run, start };
}
