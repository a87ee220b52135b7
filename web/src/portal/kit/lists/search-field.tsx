import { Input, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import type { ListFilters } from './use-list-filters.ts';

interface Props {
  filters: ListFilters;
  label: string;
  /** Shorter text if the label does not fit. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
  /** Width next to other controls, in pixels. */
  width?: number;
}

/** Search of a list, stored in the URL. */
export function SearchField({ filters, label, placeholder = label, ref, width = 340 }: Props) {
  return (
    <InputGroup
      startElement={<Search size={16} aria-hidden="true" />}
      flex={{ base: '1 1 100%', md: `0 1 ${width}px` }}
    >
      <Input
        ref={ref}
        type="search"
        ps="10"
        size={{ base: 'md', md: 'sm' }}
        placeholder={placeholder}
        aria-label={label}
        value={filters.search}
        onChange={(event) => filters.set('search', event.target.value)}
      />
    </InputGroup>
  );
}
