/** Which build this is; undefined while it is being developed (build/preload-lists.ts). */
export function buildId(): string | undefined {
  const lists = document.getElementById('preloads')?.textContent;
  return lists ? (JSON.parse(lists) as { build?: string }).build : undefined;
}
