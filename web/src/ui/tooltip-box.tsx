import { Tooltip as ChakraTooltip, Portal, useTooltip } from '@chakra-ui/react';
import {
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from 'react';

interface Props extends TooltipProps {
  first: FirstEvent;
  /** Called with the properties by which the control opens and closes the tooltip. */
  onTrigger: (props: TriggerProps) => void;
}

/** Tooltip of a control elsewhere (tooltip.tsx). */
export default function TooltipBox({ content, placement = 'bottom', first, onTrigger }: Props) {
  const tooltip = useTooltip({ openDelay: 700, closeDelay: 300, positioning: { placement } });
  const { open } = tooltip;
  const reportTrigger = useEffectEvent(() => onTrigger(tooltip.getTriggerProps()));
  const begin = useEffectEvent(() => {
    const control: TriggerProps = tooltip.getTriggerProps();
    if (first.name === 'onFocus') control.onFocus?.(first.event);
    else control.onPointerMove?.(first.event);
  });
  useEffect(() => begin(), []);
  // Runs again when the tooltip opens or closes: the described control changes with it.
  useEffect(() => reportTrigger(), [open]);
  return (
    <ChakraTooltip.RootProvider value={tooltip}>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.RootProvider>
  );
}

export type TriggerProps = HTMLAttributes<HTMLElement>;

/** Event that first opened the tooltip, replayed after its code has loaded. */
export type FirstEvent =
  | { name: 'onPointerMove'; event: PointerEvent<HTMLElement> }
  | { name: 'onFocus'; event: FocusEvent<HTMLElement> };

export interface TooltipProps {
  content: ReactNode;
  /** `left` for controls in a column, where the tooltip would cover the next one. */
  placement?: 'bottom' | 'left';
}
