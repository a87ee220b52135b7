import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { type SheetKind, sheetKinds, sheetLabels } from './sheet-kinds.ts';

interface Props {
  kind: SheetKind;
  onChoose: (kind: SheetKind) => void;
}

/** Which of the walk's papers is shown. */
export function SheetChoice({ kind, onChoose }: Props) {
  return (
    <SegmentedControl
      legend="Sheet"
      value={kind}
      options={sheetKinds.map((value) => ({ value, label: sheetLabels[value] }))}
      onChoose={onChoose}
    />
  );
}
