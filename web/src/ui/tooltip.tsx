import { mergeProps } from '@chakra-ui/react';
import { cloneElement, type ReactElement, useState } from 'react';
import { lazyOnInteraction } from './lazy-on-interaction.tsx';
import type { FirstEvent, TooltipProps, TriggerProps } from './tooltip-box.tsx';

const TooltipBox = lazyOnInteraction(() => import('./tooltip-box.tsx'));

interface Props extends TooltipProps {
  children: ReactElement<TriggerProps>;
}

/**
 * Names a control on hover and focus: after 700 ms, or at once if another tooltip closed less than 300 ms
 * ago. Repeats the control's accessible name, which must not depend on it. Its code loads when a control is
 * first hovered or focused, so controls render without it.
 */
export function Tooltip({ children, ...box }: Props) {
  const [first, setFirst] = useState<FirstEvent | null>(null);
  const [trigger, setTrigger] = useState<TriggerProps | null>(null);
  const untilLoaded: TriggerProps = {
    onPointerMove: (event) => {
      if (event.pointerType !== 'touch')
        setFirst((last) => last ?? { name: 'onPointerMove', event });
    },
    onFocus: (event) => setFirst((last) => last ?? { name: 'onFocus', event }),
    // A press closes a tooltip, so hovering before it must not be replayed after loading.
    onPointerDown: () => setFirst(null),
  };
  return (
    <>
      {cloneElement(children, mergeProps(trigger ?? untilLoaded, children.props))}
      {first && <TooltipBox {...box} first={first} onTrigger={setTrigger} />}
    </>
  );
}
