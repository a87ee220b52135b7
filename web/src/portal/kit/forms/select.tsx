import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

interface Props extends Omit<NativeSelect.RootProps, 'children' | 'onChange' | 'ref'> {
  value: string | number | undefined;
  onChange: (value: string) => void;
  /** Name, unless a label is beside it. */
  label?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
  /** `option` and `optgroup` elements. */
  children: ReactNode;
}

/** Select outside of a form, with the size and style of its box. */
export function Select({ value, onChange, label, ref, children, ...box }: Props) {
  return (
    <NativeSelect.Root {...box}>
      <NativeSelect.Field
        ref={ref}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
