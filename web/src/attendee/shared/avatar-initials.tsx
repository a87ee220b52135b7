import { chakra } from '@chakra-ui/react';
import { initials } from '@wine-walk/common/rules/people/names.ts';

interface Props {
  name: string;
  /** Number of initials: one in the header, two in the profile. */
  letters?: 1 | 2;
  /** Diameter in pixels; 44 is the minimum for a touch target. */
  size?: number;
}

/** Round avatar with initials. Decorative: put the name next to it or on the surrounding link. */
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
