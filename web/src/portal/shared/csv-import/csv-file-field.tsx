import { Input } from '@chakra-ui/react';
import { FormField } from '../../../ui/form-field.tsx';

/** Style of the browser's button in the file input. */
const fileInput = {
  h: '11',
  p: '1',
  _file: {
    h: 'full',
    px: '3.5',
    me: '3',
    borderRadius: 'l1',
    bg: 'wineSoft',
    color: 'wineText',
    fontSize: 'sm',
    fontWeight: '600',
    cursor: 'pointer',
  },
} as const;

interface Props {
  problem: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** Chooses a CSV file. */
export function CsvFileField({ problem, onFile }: Props) {
  return (
    <FormField label="CSV file" error={problem}>
      <Input
        type="file"
        accept=".csv,text/csv,text/plain"
        {...fileInput}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </FormField>
  );
}
