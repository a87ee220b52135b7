import type { AppDialogProps } from './app-dialog-props.ts';
import { lazyOnInteraction } from './lazy-on-interaction.tsx';
import { useHasBeenOpen } from './use-has-been-open.ts';

const AppDialogFrame = lazyOnInteraction(() => import('./app-dialog-frame.tsx'));

/** A dialog with a title, its content and, where there is something to decide, its buttons. */
export function AppDialog(props: AppDialogProps) {
  return useHasBeenOpen(props.isOpen) && <AppDialogFrame {...props} />;
}
