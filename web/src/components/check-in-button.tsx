import { Button, type ButtonProps } from '@chakra-ui/react';
import { Stamp } from 'lucide-react';
import { useCheckIn } from '../data/check-in.ts';
import { useTexts } from '../texts/texts.ts';
import type { SeenBusiness } from './seen-business.ts';

interface Props extends Pick<ButtonProps, 'size' | 'flex'> {
  business: SeenBusiness;
}

/** Begins a check-in here; a pending one can be tried again. Nothing where it is visited or waits to be sent. */
export function CheckInButton({ business, ...look }: Props) {
  const { businesses } = useTexts();
  const { start, waitingBusinessIds } = useCheckIn();
  const { id, name, visit, isVisited } = business;
  if (isVisited || waitingBusinessIds.has(id)) return null;
  return (
    <Button
      {...look}
      variant={visit ? 'outline' : 'solid'}
      aria-label={visit ? businesses.checkInAgainAt(name) : businesses.checkInAt(name)}
      onClick={() => start(id)}
    >
      <Stamp aria-hidden="true" />
      {visit ? businesses.checkInAgain : businesses.checkIn}
    </Button>
  );
}
