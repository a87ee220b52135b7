import { useRef } from 'react';
import type { Outbox } from '../../../device/outbox.ts';
import type { Tap } from '../tap.ts';
import type { CheckedIn, SendCheckIn } from '../use-send-check-in.ts';
import { isFinal } from './answer.ts';

/** What the sheet does with a tap of its own; meanwhile it is neither listed nor sent by anybody else. */
export interface Hand {
  /** Keeps a tap before it is sent: a reload loses nothing. False where the device refuses. */
  keep: (tap: Tap, timeZone: string) => Promise<boolean>;
  /** Sends it, and lets go of it. Without a final answer it waits; throws what sending throws. */
  deliverNow: (tap: Tap) => Promise<CheckedIn>;
  /** Lets go of what was not sent: it waits like the others. */
  release: (key: string) => Promise<void>;
}

interface Given {
  outbox: Outbox;
  deliver: SendCheckIn;
  /** Whose taps; null: nobody is signed in. */
  uid: string | null;
  /** The sheet has let go of a tap; `error`: since it could not be sent. */
  onLeft: (error?: unknown) => Promise<void>;
}

/** The sheet's own taps between being made and being answered. */
export function useHand({ outbox, deliver, uid, onLeft }: Given) {
  const keys = useRef(new Set<string>());
  async function release(key: string, error?: unknown): Promise<void> {
    keys.current.delete(key);
    await onLeft(error);
  }
  const hand: Hand = {
    async keep(tap, timeZone) {
      if (!uid) return false;
      keys.current.add(tap.key);
      return outbox.put({ key: tap.key, participantId: uid, tap, timeZone, refusal: null });
    },
    async deliverNow(tap) {
      keys.current.add(tap.key);
      try {
        const answer = await deliver(tap, uid ?? '');
        await release(tap.key);
        return answer;
      } catch (error) {
        if (isFinal(error)) await outbox.remove(tap.key);
        await release(tap.key, isFinal(error) ? undefined : error);
        throw error;
      }
    },
    release: (key) => release(key),
  };
  return { ...hand, holds: (key: string) => keys.current.has(key) };
}
