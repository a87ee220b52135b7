import type { AppDialogProps } from './app-dialog-frame.tsx';
import { lazyOnInteraction, useHasBeenOpen } from './lazy-on-interaction.tsx';

const AppDialogFrame = lazyOnInteraction(() => import('./app-dialog-frame.tsx'));

/** A dialog with a title, its content and, where there is something to decide, its buttons. */
export function AppDialog(props: AppDialogProps) {
  return useHasBeenOpen(props.isOpen) && <AppDialogFrame {...props} />;
}
