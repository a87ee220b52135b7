import { useSearchParams } from 'react-router-dom';

export interface OpenRecord {
  /** ID of the record being edited; null if none is. */
  editing: string | null;
  isAdding: boolean;
  /** ID of the event to copy. */
  copying: string | null;
  /** ID of the business whose offer is edited. */
  offering: string | null;
  edit: (id: string) => void;
  add: () => void;
  copy: (id: string) => void;
  offer: (id: string) => void;
  close: () => void;
}

/** Search params of the open form. */
const formParams = ['edit', 'new', 'copy', 'offer'] as const;

/** Open form, stored in the URL: Back closes it, and the overview can link to it. */
export function useOpenRecord(): OpenRecord {
  const [params, setParams] = useSearchParams();
  const open = (name: (typeof formParams)[number] | null, value = '') =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const param of formParams) after.delete(param);
        if (name) after.set(name, value);
        return after;
      },
      // Back does not reopen a closed form.
      { replace: name === null },
    );
  return {
    editing: params.get('edit'),
    isAdding: params.has('new'),
    copying: params.get('copy'),
    offering: params.get('offer'),
    edit: (id) => open('edit', id),
    add: () => open('new', '1'),
    copy: (id) => open('copy', id),
    offer: (id) => open('offer', id),
    close: () => open(null),
  };
}
