import type { FocusEvent, HTMLAttributes, PointerEvent, ReactNode } from 'react';

export type TriggerProps = HTMLAttributes<HTMLElement>;

/** What first made the tooltip wanted, told to it once its code is here. */
export type FirstEvent =
  | { name: 'onPointerMove'; event: PointerEvent<HTMLElement> }
  | { name: 'onFocus'; event: FocusEvent<HTMLElement> };

export interface TooltipProps {
  content: ReactNode;
  /** `left` where controls stand in a column: it would cover the next one. */
  placement?: 'bottom' | 'left';
}
