import { IconButton, Menu, Portal } from '@chakra-ui/react';
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

/** Button that opens a menu of less frequent actions. */
export function ActionMenu({ label, actions }: Props) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton size="sm" variant="outline" colorPalette="gray" aria-label={label}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      </Menu.Trigger>
      <Portal>
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
      </Portal>
    </Menu.Root>
  );
}
