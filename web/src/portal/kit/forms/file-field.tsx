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
  label: string;
  /** Types and extensions of the files to choose from. */
  accept: string;
  help?: string;
  problem: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** Chooses a file. */
export function FileField({ label, accept, help, problem, onFile }: Props) {
  return (
    <FormField label={label} help={help} error={problem}>
      <Input
        type="file"
        accept={accept}
        {...fileInput}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </FormField>
  );
}
