interface Page<T> {
  shown: T[];
  /** Page number from 1; an empty list has one page. */
  page: number;
  pageCount: number;
}

/**
 * Returns a page of a list by its number; beyond the last page, the last one. `size`: items per page, or
 * Infinity.
 */
export function paginate<T>(list: readonly T[], requested: number, size: number): Page<T> {
  const pageCount = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(requested, pageCount);
  return { shown: list.slice(page > 1 ? (page - 1) * size : 0, page * size), page, pageCount };
}
