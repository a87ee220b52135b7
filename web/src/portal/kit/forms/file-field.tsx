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
    borderWidth: '0',
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
  isRequired?: boolean;
  /** True if several files can be chosen at once. */
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Chooses files. */
export function FilesField(props: Props) {
  const { label, accept, help, problem, isRequired = false, isMultiple = false, onFiles } = props;
  return (
    <FormField label={label} isRequired={isRequired} help={help} error={problem}>
      <Input
        type="file"
        accept={accept}
        multiple={isMultiple}
        {...fileInput}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
    </FormField>
  );
}

/** Chooses a file. */
export function FileField({
  onFile,
  ...props
}: Omit<Props, 'isMultiple' | 'onFiles'> & { onFile: (file: File | undefined) => void }) {
  return <FilesField {...props} onFiles={([file]) => onFile(file)} />;
}
