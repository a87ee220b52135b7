import { Button, Fieldset, Flex, Stack } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { texts } from '../../texts/texts.ts';

interface ListProps {
  legend: string;
  /** True if it is the heading above. */
  isLegendHidden?: boolean;
  help?: string;
  addLabel: string;
  /** Error of the list as a whole. */
  error: string | undefined;
  /** Button that adds a card; it takes the focus after one was removed. */
  addButton: RefObject<HTMLButtonElement | null>;
  onAdd: () => void;
  children: ReactNode;
}

/** Cards of a form that are added, edited and removed in place. */
export function CardList(props: ListProps) {
  const {
    legend,
    isLegendHidden = false,
    help,
    addLabel,
    error,
    addButton,
    onAdd,
    children,
  } = props;
  return (
    <Fieldset.Root minW="0" invalid={Boolean(error)}>
      <Fieldset.Legend fontWeight="700" srOnly={isLegendHidden}>
        {legend}
      </Fieldset.Legend>
      {help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
      <Stack gap="4" mt={isLegendHidden ? '0' : '2'}>
        {children}
        <Button
          ref={addButton}
          alignSelf="start"
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={onAdd}
        >
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      </Stack>
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}

interface CardProps {
  title: string;
  /** Check boxes, next to the button that removes the card. */
  checks: ReactNode;
  onRemove: () => void;
  children: ReactNode;
}

/** Card of a `CardList`. */
export function FormCard({ title, checks, onRemove, children }: CardProps) {
  return (
    <Stack
      role="group"
      aria-label={title}
      gap="4"
      p="4"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
    >
      {children}
      <Flex gap="5" wrap="wrap" align="center">
        {checks}
        <Button
          ms="auto"
          size="sm"
          variant="ghost"
          colorPalette="danger"
          aria-label={texts.kit.cards.removeNamed({ title })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
          {texts.kit.cards.remove}
        </Button>
      </Flex>
    </Stack>
  );
}
