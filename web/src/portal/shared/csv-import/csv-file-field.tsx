import { FileField } from '../../kit/forms/file-field.tsx';

interface Props {
  problem: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** Chooses a CSV file. */
export function CsvFileField(props: Props) {
  return <FileField label="CSV file" accept=".csv,text/csv,text/plain" {...props} />;
}
