import { lazyOnInteraction, useHasBeenOpen } from '../lazy-on-interaction.tsx';
import type { AppDialogProps } from './app-dialog-frame.tsx';

const AppDialogFrame = lazyOnInteraction(() => import('./app-dialog-frame.tsx'));

/** Dialog with a title, content and optional buttons. */
export function AppDialog(props: AppDialogProps) {
  return useHasBeenOpen(props.isOpen ?? true) && <AppDialogFrame {...props} />;
}
