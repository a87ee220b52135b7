import { importChunk, importTickets } from '@contract/tickets.ts';
import type { ImportTicket } from '@domain/ticket-import.ts';
import { useState } from 'react';
import { serverWords } from '../session/portal-words.ts';
import { staffCall } from '../session/staff-call.ts';

export interface ImportRun {
  status: 'running' | 'done' | 'failed';
  /** Tickets dealt with so far. */
  sent: number;
  total: number;
  added: number;
  alreadyThere: number;
  /** Why it stopped, for people. */
  failure: string | null;
}

/**
 * Sends tickets in chunks, one after the other. What is there already is left as it is, so that a run which
 * was cut off is simply begun again.
 */
export function useImport(onProgress: () => void) {
  const [run, setRun] = useState<ImportRun | null>(null);
  async function start(tickets: readonly ImportTicket[]): Promise<void> {
    let now: ImportRun = {
      status: 'running',
      sent: 0,
      total: tickets.length,
      added: 0,
      alreadyThere: 0,
      failure: null,
    };
    const become = (change: Partial<ImportRun>) => {
      now = { ...now, ...change };
      setRun(now);
    };
    become({});
    try {
      for (let from = 0; from < tickets.length; from += importChunk) {
        const chunk = tickets.slice(from, from + importChunk);
        const { added, alreadyThere } = await staffCall(importTickets, {
          body: { tickets: chunk },
        });
        become({
          sent: from + chunk.length,
          added: now.added + added,
          alreadyThere: now.alreadyThere + alreadyThere.length,
        });
      }
      become({ status: 'done' });
    } catch (error) {
      const failure = serverWords(error, 'The connection was lost.');
      become({ status: 'failed', failure });
    }
    onProgress();
  }
  return { run, start };
}
