import { IconButton, Menu } from '@chakra-ui/react';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';

export interface MenuAction {
  label: string;
  Icon: LucideIcon;
  onSelect: () => void;
  /** True while the action runs. */
  isBusy?: boolean;
}

interface Props {
  /** Accessible name, such as 'More for Ana Ruiz'. */
  label: string;
  actions: readonly MenuAction[];
}

/** Button that opens a menu of less frequent actions, in the landmark of the button. */
export function ActionMenu({ label, actions }: Props) {
  return (
    <Menu.Root
      // Not cut off by a list that scrolls.
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton size="sm" variant="outline" colorPalette="gray" aria-label={label}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ label: name, Icon, onSelect, isBusy = false }) => (
            <Menu.Item key={name} value={name} minH="11" disabled={isBusy} onClick={onSelect}>
              <Icon size={16} aria-hidden="true" />
              {name}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
