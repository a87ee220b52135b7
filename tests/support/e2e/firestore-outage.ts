import type { Page } from '@playwright/test';

/** `cut` aborts open and new requests; `no-quota` ends every listener with `resource-exhausted`. */
export type Trouble = 'none' | 'cut' | 'no-quota';

/**
 * Intercepts the listen channel of the Firebase SDK from the next page on. Returns a function that starts and
 * ends trouble.
 */
export async function firestoreTrouble(page: Page): Promise<(trouble: Trouble) => Promise<void>> {
  await page.addInitScript(stand);
  return (trouble) =>
    page.evaluate((now) => {
      const turn = Reflect.get(window, 'troubleFirestore') as (trouble: Trouble) => void;
      turn(now);
    }, trouble);
}

/** Runs in the page: all requests of the channel pass through here. */
function stand(): void {
  const fetchAsEver = window.fetch.bind(window);
  const open = new Set<TransformStreamDefaultController<Uint8Array>>();
  const brokenOff = () => new TypeError('Failed to fetch');
  let trouble: Trouble = 'none';
  /** Sessions of the channel; the server has forgotten those from before the outage. */
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
    const [input] = request;
    const address = new URL(input instanceof Request ? input.url : input, location.href);
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

  /** Ends each new listener with the reason. */
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
