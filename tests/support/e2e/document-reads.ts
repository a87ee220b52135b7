import type { Page } from '@playwright/test';

/**
 * From the next page on, notes what Firestore sends over its listening channel. Each document it
 * sends is one that is read, and billed. Answers how to ask for their paths, in order of arrival.
 */
export async function watchReads(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heardFromFirestore: heard });
    const fetchAsEver = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const answer = await fetchAsEver(...request);
      if (answer.url.includes('/Listen/channel')) void listen(answer.clone(), heard);
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
    const heard = await page.evaluate(() => Reflect.get(window, 'heardFromFirestore') as string[]);
    const sent = /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"([^"]+)"/g;
    return heard.flatMap((text) =>
      [...text.matchAll(sent)].map(([, name = '']) => name.replace(/.*\/documents\//, '')),
    );
  };
}
