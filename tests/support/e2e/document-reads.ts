import type { Page } from '@playwright/test';

/**
 * Records the documents that Firestore sends over its listen channel, from the next page on. Each is a billed
 * read. Returns a function for their paths in order of arrival.
 */
export async function watchReads(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { heardFromFirestore: received });
    const fetchAsEver = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const answer = await fetchAsEver(...request);
      if (answer.url.includes('/Listen/channel')) void listen(answer.clone(), received);
      return answer;
    };
    async function listen(answer: Response, texts: string[]) {
      const place = texts.push('') - 1;
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        texts[place] += part.value;
      }
    }
  });
  return async () => {
    const received = await page.evaluate(
      () => Reflect.get(window, 'heardFromFirestore') as string[],
    );
    const sent = /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"([^"]+)"/g;
    return received.flatMap((text) =>
      [...text.matchAll(sent)].map(([, name = '']) => name.replace(/.*\/documents\//, '')),
    );
  };
}
