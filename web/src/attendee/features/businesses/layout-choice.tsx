import { Flex, IconButton } from '@chakra-ui/react';
import { LayoutGrid, List } from 'lucide-react';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import {
  businessLayouts,
  chooseBusinessLayout,
  useBusinessLayout,
} from '../../../platform/device/business-layout.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';

const icons = { cards: <LayoutGrid />, compact: <List /> };

/** Cards or a compact list: this device's own choice. */
export function LayoutChoice() {
  const { list } = useDeferredTexts();
  const layout = useBusinessLayout();
  return (
    <Flex role="group" aria-label={list.layout} gap="1" flexShrink="0">
      {businessLayouts.map((each) => (
        <Tooltip key={each} content={list[each]}>
          <IconButton
            variant={each === layout ? 'solid' : 'ghost'}
            aria-label={list[each]}
            aria-pressed={each === layout}
            onClick={() => chooseBusinessLayout(each)}
          >
            {icons[each]}
          </IconButton>
        </Tooltip>
      ))}
    </Flex>
  );
}
