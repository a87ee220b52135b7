import { Button, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useStaff } from '../../../session/use-staff.ts';
import { texts } from '../../../texts/texts.ts';
import type { SetupStep } from './setup-steps.ts';

interface Props {
  step: SetupStep;
  /** True for the first step that is not done. */
  isNext: boolean;
}

/** Step of the checklist: its status, missing parts with links, and existing parts. */
export function SetupStepRow({ step, isNext }: Props) {
  const { checklist, setup } = texts.overview;
  const { isAdmin } = useStaff();
  const Icon = step.isDone ? CircleCheck : CircleDashed;
  return (
    <Flex
      as="li"
      gap="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex color={step.isDone ? 'vineText' : 'goldText'} pt="0.5">
        <Icon size={19} role="img" aria-label={step.isDone ? checklist.ready : checklist.toDo} />
      </Flex>
      <Stack flex="1" gap="1" minW="0">
        <Heading as="h3" fontFamily="body" fontSize="sm" color={step.isDone ? 'muted' : 'ink'}>
          {setup.steps[step.name]}
        </Heading>
        {step.done.length > 0 && (
          <Text color="muted" fontSize="sm" overflowWrap="anywhere">
            {step.done.join(' ')}
          </Text>
        )}
        {step.open.length > 0 && (
          <Stack as="ul" gap="1" listStyleType="none" m="0" p="0">
            {step.open.map(({ message, href }, at) => (
              <Flex as="li" key={message} gap="3" align="center" justify="space-between">
                <Text fontSize="sm" flex="1" overflowWrap="anywhere" color={href ? 'ink' : 'muted'}>
                  {message}
                </Text>
                {isAdmin && href && (
                  <OpenLink href={href} message={message} isNext={isNext && at === 0} />
                )}
              </Flex>
            ))}
          </Stack>
        )}
      </Stack>
    </Flex>
  );
}

function OpenLink({ href, message, isNext }: { href: string; message: string; isNext: boolean }) {
  const { checklist, setup } = texts.overview;
  const action = isNext ? setup.next : setup.open;
  const label = checklist.actionOf({ action, item: message });
  const link = (
    <RouterLink to={href} aria-label={label}>
      {action}
    </RouterLink>
  );
  return isNext ? (
    <Button asChild size="sm" flexShrink="0">
      {link}
    </Button>
  ) : (
    <Link asChild variant="plain" fontSize="sm" flexShrink="0" minH="9">
      {link}
    </Link>
  );
}
