import { useSearchParams } from 'react-router-dom';

export interface OpenRecord {
  /** The id of the record being edited; null while none is. */
  editing: string | null;
  isAdding: boolean;
  /** The id of the event a new one starts from. */
  copying: string | null;
  edit: (id: string) => void;
  add: () => void;
  copy: (id: string) => void;
  close: () => void;
}

/** The parameters of the address that say which form is open. */
const openNames = ['edit', 'new', 'copy'];

/** Which record's form is open, kept in the address: Back closes it, and the overview can link to it. */
export function useOpenRecord(): OpenRecord {
  const [params, setParams] = useSearchParams();
  const open = (name: 'edit' | 'new' | 'copy' | null, value = '') =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const param of openNames) after.delete(param);
        if (name) after.set(name, value);
        return after;
      },
      // A form that was closed does not open again by going back.
      { replace: name === null },
    );
  return {
    editing: params.get('edit'),
    isAdding: params.has('new'),
    copying: params.get('copy'),
    edit: (id) => open('edit', id),
    add: () => open('new', '1'),
    copy: (id) => open('copy', id),
    close: () => open(null),
  };
}
