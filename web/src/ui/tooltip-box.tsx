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
  /** Told what the control needs in order to open and close it. */
  onTrigger: (props: TriggerProps) => void;
}

/** The tooltip of a control that stands elsewhere: see tooltip.tsx. */
export default function TooltipBox({ content, placement = 'bottom', first, onTrigger }: Props) {
  const tooltip = useTooltip({ openDelay: 700, closeDelay: 300, positioning: { placement } });
  const { open } = tooltip;
  const tell = useEffectEvent(() => onTrigger(tooltip.getTriggerProps()));
  const begin = useEffectEvent(() => {
    const control: TriggerProps = tooltip.getTriggerProps();
    if (first.name === 'onFocus') control.onFocus?.(first.event);
    else control.onPointerMove?.(first.event);
  });
  useEffect(() => begin(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the control says of it changes with it.
  useEffect(() => tell(), [open]);
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

/** What first made the tooltip wanted, told to it once its code is here. */
export type FirstEvent =
  | { name: 'onPointerMove'; event: PointerEvent<HTMLElement> }
  | { name: 'onFocus'; event: FocusEvent<HTMLElement> };

export interface TooltipProps {
  content: ReactNode;
  /** `left` where controls stand in a column: it would cover the next one. */
  placement?: 'bottom' | 'left';
}
