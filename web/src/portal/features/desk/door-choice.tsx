import { NativeSelect } from '@chakra-ui/react';
import { FormField } from '../../../components/form-field.tsx';

export interface Door {
  id: string;
  name: string;
}

interface Props {
  doors: readonly Door[];
  /** Null: the entrance, where people come in. */
  door: Door | null;
  onChange: (door: Door | null) => void;
}

/** Where this volunteer stands: at the entrance, or at a business where they check in who cannot themselves. */
export function DoorChoice({ doors, door, onChange }: Props) {
  return (
    <FormField label="You stand at">
      <NativeSelect.Root>
        <NativeSelect.Field
          value={door?.id ?? ''}
          onChange={({ target }) => onChange(doors.find(({ id }) => id === target.value) ?? null)}
        >
          <option value="">The entrance: people come in</option>
          {doors.map(({ id, name }) => (
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
