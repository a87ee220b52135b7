import { Button, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';

interface Props {
  /** Of the record, so that every button is told apart. */
  name: string;
  /** The pencil alone but on the widest screens, not only on a phone: what stands beside it needs the room. */
  isPencilWhereNarrow?: boolean;
  onClick: () => void;
}

/** Opens a record's form. */
export function EditButton({ name, isPencilWhereNarrow = false, onClick }: Props) {
  return (
    <Button
      variant="ghost"
      size="sm"
      _icon={{ boxSize: '4' }}
      aria-label={`Edit ${name}`}
      onClick={onClick}
    >
      <Pencil aria-hidden="true" />
      <Text as="span" hideBelow={isPencilWhereNarrow ? '2xl' : 'md'}>
        Edit
      </Text>
    </Button>
  );
}
