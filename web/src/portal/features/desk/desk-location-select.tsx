import { NativeSelect, Text } from '@chakra-ui/react';
import { useOnline } from '../../../platform/device/connection.ts';
import { FormField } from '../../../ui/form-field.tsx';

export interface DeskBusiness {
  id: string;
  name: string;
}

interface Props {
  /** Undefined until this phone has its list. */
  businesses: readonly DeskBusiness[] | undefined;
  /** Null: the entrance, where people come in. */
  business: DeskBusiness | null;
  onChange: (business: DeskBusiness | null) => void;
}

/** Where this volunteer stands: at the entrance, or at a business where they check in who cannot themselves. */
export function DeskLocationSelect({ businesses, business, onChange }: Props) {
  const isOnline = useOnline();
  if (!businesses)
    return isOnline ? (
      <Text color="muted">Loading the list that this phone decides by without a connection…</Text>
    ) : null;
  return (
    <FormField label="You stand at">
      <NativeSelect.Root>
        <NativeSelect.Field
          value={business?.id ?? ''}
          onChange={({ target }) =>
            onChange(businesses.find(({ id }) => id === target.value) ?? null)
          }
        >
          <option value="">The entrance: people come in</option>
          {businesses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}: people are checked in
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
