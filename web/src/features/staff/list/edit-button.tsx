import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';

/** Opens a record's form. `name`: of the record, so that every button is told apart. */
export function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      _icon={{ boxSize: '4' }}
      aria-label={`Edit ${name}`}
      onClick={onClick}
    >
      <Pencil aria-hidden="true" />
      Edit
    </Button>
  );
}
