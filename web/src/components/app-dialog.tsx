import type { AppDialogProps } from './app-dialog-props.ts';
import { later } from './later.tsx';
import { useWasOpen } from './use-was-open.ts';

const AppDialogFrame = later(() => import('./app-dialog-frame.tsx'));

/** A dialog with a title, its content and, where there is something to decide, its buttons. */
export function AppDialog(props: AppDialogProps) {
  return useWasOpen(props.isOpen) && <AppDialogFrame {...props} />;
}
