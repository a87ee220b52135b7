import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** One of components/illustrations. */
  illustration: ReactNode;
  title: string;
  text?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** 2 where it stands for a whole screen's content, 3 within a section. */
  level?: 2 | 3;
}

/** Nothing here yet, drawn with the same care as what will come. */
export function EmptyState({ illustration, title, text, action, level = 2 }: Props) {
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="2"
      px="5"
      py="8"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line"
      borderRadius="l3"
      css={{
        '& > svg': { width: '168px', height: 'auto', marginBottom: '8px' },
        // A phone on its side: the drawing beside the words, which are in the first screen so.
        '@media (max-height: 480px) and (min-width: 600px)': {
          display: 'grid',
          gridTemplate: 'auto auto 1fr / auto minmax(0, 1fr)',
          justifyItems: 'start',
          gap: '4px 24px',
          paddingBlock: '8px',
          textAlign: 'start',
          '& > svg': { gridRow: '1 / span 3', width: '110px', margin: '0' },
        },
      }}
    >
      {illustration}
      <Heading as={level === 2 ? 'h2' : 'h3'} size="md">
        {title}
      </Heading>
      {text && (
        <Text color="muted" maxW="44ch">
          {text}
        </Text>
      )}
      {action && <Flex mt="3">{action}</Flex>}
    </Flex>
  );
}
