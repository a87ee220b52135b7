import { Button, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';

interface Props {
  /** Of the record, so that every button is told apart. */
  name: string;
  /** On a phone the pencil alone: the name beside it needs the room. */
  isPencilOnPhone?: boolean;
  onClick: () => void;
}

/** Opens a record's form. */
export function EditButton({ name, isPencilOnPhone = false, onClick }: Props) {
  return (
    <Button
      variant="ghost"
      size="sm"
      _icon={{ boxSize: '4' }}
      aria-label={`Edit ${name}`}
      onClick={onClick}
    >
      <Pencil aria-hidden="true" />
      <Text as="span" hideBelow={isPencilOnPhone ? 'md' : undefined}>
        Edit
      </Text>
    </Button>
  );
}
