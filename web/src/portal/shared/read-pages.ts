/** Page of a list. `nextCursor`: null on the last one. */
interface Page {
  nextCursor: string | null;
}

/** Returns all pages of a list. `read` gets nothing for the first one, then the cursor of the one before. */
export async function readPages<P extends Page>(
  read: (from: { cursor?: string }) => Promise<P>,
): Promise<P[]> {
  const pages = [await read({})];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
    pages.push(await read({ cursor }));
  return pages;
}
