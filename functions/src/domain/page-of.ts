/** A page of a list, by its number from 1; of one behind the last, the last. */
export function pageOf<T>(list: readonly T[], asked: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(asked, pageCount);
  return { shown: list.slice(page > 1 ? (page - 1) * size : 0, page * size), page, pageCount };
}
