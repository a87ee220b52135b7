import { Flex, Link, Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { texts } from '../../texts/texts.ts';

interface Props {
  isFine: boolean;
  message: string;
  /** Link to the tab where it is done. */
  action?: { href: string; label: string } | false;
}

/** Line of a checklist with its status and a link. */
export function ChecklistItem({ isFine, message, action }: Props) {
  const { checklist } = texts.overview;
  const Icon = isFine ? CircleCheck : CircleDashed;
  return (
    <Flex
      as="li"
      gap="3"
      py="2"
      align="flex-start"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex color={isFine ? 'vineText' : 'goldText'} pt="0.5">
        <Icon size={19} role="img" aria-label={isFine ? checklist.ready : checklist.toDo} />
      </Flex>
      <Text flex="1" fontSize="sm" color={isFine ? 'muted' : 'ink'} overflowWrap="anywhere">
        {message}
      </Text>
      {action && (
        <Link asChild variant="plain" fontSize="sm" flexShrink="0">
          <RouterLink
            to={action.href}
            aria-label={checklist.actionOf({ action: action.label, item: message })}
          >
            {action.label}
          </RouterLink>
        </Link>
      )}
    </Flex>
  );
}
