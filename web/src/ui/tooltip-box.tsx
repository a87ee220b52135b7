import { Tooltip as ChakraTooltip, Portal, useTooltip } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { FirstEvent, TooltipProps, TriggerProps } from './tooltip-props.ts';

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
