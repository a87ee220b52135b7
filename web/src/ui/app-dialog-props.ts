import type { ReactNode, RefObject } from 'react';

export interface AppDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons; the last is the main one. */
  footer?: ReactNode;
  /** `xl` is a form’s, which begins at the top of the window. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** What gets the focus first; left out: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
}
