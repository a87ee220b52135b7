import type { BusinessCategory } from '@wine-walk/common/model/categories.ts';

/** Line icons of the categories, 48 by 48 units. */
export const categoryPaths: Record<BusinessCategory, string> = {
  restaurant: 'M16 9v9a4 4 0 0 0 8 0V9M20 9v30M33 39V9c-5 2-6 9-5 15h5',
  bar: 'M13 14h17v23a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3zM30 19h4a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-4M13 14c0-4 4-6 8-4 3-3 9-1 9 4M19 21v12M25 21v12',
  wine_bar: 'M15 8h18c2 13-2 20-9 20S13 21 15 8zM15 16c6 3 12-3 18 0M24 28v11M17 40h14',
  retail: 'M12 17h24l2 23H10zM18 21v-6a6 6 0 0 1 12 0v6',
  art_gallery: 'M9 12h30v24H9zM14 31l7-9 5 6 4-4 5 7M31 19a2 2 0 1 0 .1 0M20 12l4-6 4 6',
  antiques:
    'M19 40h10M24 34v6M24 8v4M15 12h18l-2 6c0 6 4 7 4 11 0 4-5 5-11 5s-11-1-11-5c0-4 4-5 4-11z',
  services: 'M30 9a9 9 0 0 0-8 13L9 35l4 4 13-13a9 9 0 0 0 12-10l-6 5-5-2-1-5 6-5z',
  entertainment:
    'M10 12c9 3 19 3 28 0v14c0 9-7 14-14 14s-14-5-14-14zM17 22h4M27 22h4M17 31c4 4 10 4 14 0',
};

/** Line icon of a category. */
export function CategoryGlyph({ category }: { category: BusinessCategory }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d={categoryPaths[category]} />
    </svg>
  );
}
