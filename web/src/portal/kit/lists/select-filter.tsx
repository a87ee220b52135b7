import { NativeSelect } from '@chakra-ui/react';

interface Props<C extends string> {
  label: string;
  options: readonly { value: C; label: string }[];
  chosen: C;
  onChoose: (value: C) => void;
}

/** One of a few ways to see a list, where there is no room for a button each. */
export function SelectFilter<C extends string>({ label, options, chosen, onChoose }: Props<C>) {
  return (
    <NativeSelect.Root
      size={{ base: 'md', md: 'sm' }}
      flex={{ base: '1 1 150px', md: '0 1 220px' }}
      minW="0"
    >
      <NativeSelect.Field
        aria-label={label}
        value={chosen}
        onChange={({ target }) => {
          const option = options.find(({ value }) => value === target.value);
          if (option) onChoose(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
