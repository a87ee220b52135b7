import { Input, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import type { ListFilters } from './use-list-filters.ts';

interface Props {
  filters: ListFilters;
  label: string;
  /** The label, unless it says more than there is room for. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
  /** Where there is room beside it. Pixels. */
  width?: number;
}

/** The search of a list, as the address has it. */
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
