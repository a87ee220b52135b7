import { chakra } from '@chakra-ui/react';
import { initials } from '@wine-walk/common/rules/people/names.ts';

interface Props {
  name: string;
  /** One in the header, two in the profile. */
  letters?: 1 | 2;
  /** Pixels across; 44 is the least for a target. */
  size?: number;
}

/** A person as a round of their initials. Decorative: say the name beside it or on the link around it. */
export function AvatarInitials({ name, letters = 2, size = 44 }: Props) {
  const shown = [...initials(name)].slice(0, letters).join('');
  return (
    <chakra.span
      aria-hidden="true"
      display="grid"
      placeContent="center"
      borderRadius="full"
      bg="wineSoft"
      color="wineText"
      fontWeight="700"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.36) }}
    >
      {shown}
    </chakra.span>
  );
}
