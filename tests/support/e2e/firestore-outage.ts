import type { Page } from '@playwright/test';

/**
 * `cut`: what is open breaks off, and nothing new gets through. `no-quota`: Firestore ends each listener with
 * `resource-exhausted`, those that are open, too.
 */
export type Trouble = 'none' | 'cut' | 'no-quota';

/**
 * From the next page on, stands between the Firebase SDK and the listening channel. Answers how to begin trouble
 * there, and how to end it.
 */
export async function firestoreTrouble(page: Page): Promise<(trouble: Trouble) => Promise<void>> {
  await page.addInitScript(stand);
  return (trouble) =>
    page.evaluate((now) => {
      const turn = Reflect.get(window, 'troubleFirestore') as (trouble: Trouble) => void;
      turn(now);
    }, trouble);
}

/** In the page: all that is sent and heard on the channel goes through here. */
function stand(): void {
  const fetchAsEver = window.fetch.bind(window);
  const open = new Set<TransformStreamDefaultController<Uint8Array>>();
  const brokenOff = () => new TypeError('Failed to fetch');
  let trouble: Trouble = 'none';
  /** The sessions of the channel; what was begun before the trouble is unknown to the server afterwards. */
  const sessions = new Set<string>();
  const lost = new Set<string>();
  Object.assign(window, {
    troubleFirestore(next: Trouble) {
      trouble = next;
      if (next === 'none') return;
      for (const each of sessions) lost.add(each);
      for (const each of open) each.error(brokenOff());
      open.clear();
    },
  });
  window.fetch = async (...request) => {
    const [asked] = request;
    const address = new URL(asked instanceof Request ? asked.url : asked, location.href);
    if (!address.pathname.endsWith('/Listen/channel')) return fetchAsEver(...request);
    if (trouble === 'cut') throw brokenOff();
    const session = address.searchParams.get('SID');
    if (session && lost.has(session)) return new Response('Unknown SID', { status: 400 });
    if (session) sessions.add(session);
    const answer = await fetchAsEver(...request);
    return new Response(answer.body?.pipeThrough(channel()) ?? null, answer);
  };

  /** A frame is its length in characters, a line break, and a list of numbered messages. */
  function channel(): TransformStream<Uint8Array, Uint8Array> {
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    let text = '';
    let own: TransformStreamDefaultController<Uint8Array>;
    return new TransformStream({
      start(controller) {
        own = controller;
        open.add(controller);
      },
      transform(part, controller) {
        text += decoder.decode(part, { stream: true });
        for (let frame = /^\s*(\d+)\n/.exec(text); frame; frame = /^\s*(\d+)\n/.exec(text)) {
          const [head, length] = frame;
          const end = head.length + Number(length);
          if (text.length < end) return;
          const body = changed(text.slice(head.length, end));
          controller.enqueue(encoder.encode(`${body.length}\n${body}`));
          text = text.slice(end);
        }
      },
      flush: () => void open.delete(own),
    });
  }

  /** Each listener that begins is told that it ends, and why. */
  function changed(frame: string): string {
    if (trouble !== 'no-quota') return frame;
    const cause = { code: 8, message: 'Quota exceeded.' };
    return JSON.stringify(JSON.parse(frame), (name, value: { targetChangeType?: string }) =>
      name === 'targetChange' && value.targetChangeType === 'ADD'
        ? { ...value, targetChangeType: 'REMOVE', cause }
        : value,
    );
  }
}
