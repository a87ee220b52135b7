import { useState } from 'react';

/** The list as it was for as long as it holds the same items: what follows it is drawn for a change of it alone. */
export function useStableList<Item>(list: readonly Item[]): readonly Item[] {
  const [last, setLast] = useState(list);
  const isSame = last.length === list.length && list.every((item, at) => item === last[at]);
  if (!isSame) setLast(list);
  return isSame ? last : list;
}
