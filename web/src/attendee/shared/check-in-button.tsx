import { Button, type ButtonProps } from '@chakra-ui/react';
import { Stamp } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import type { BusinessView } from '../../shared/business-view.ts';
import { useCheckIn } from '../../shared/check-in-context.ts';

interface Props extends Pick<ButtonProps, 'size' | 'flex' | 'px'> {
  business: BusinessView;
  /** False if another check-in is the main action of the screen. */
  isMain?: boolean;
}

/**
 * True if a check-in can start: the business is not visited, not closed at this event and has no queued
 * check-in.
 */
export function useCanStartCheckIn({ id, isVisited, status }: BusinessView): boolean {
  const { queuedBusinessIds } = useCheckIn();
  return !isVisited && status !== 'closed' && !queuedBusinessIds.has(id);
}

/** Button that starts a check-in, or retries a pending one. Renders nothing if no check-in can start. */
export function CheckInButton({ business, isMain = true, ...styleProps }: Props) {
  const businesses = useTexts('businesses');
  const { start } = useCheckIn();
  const { id, name, visit } = business;
  if (!useCanStartCheckIn(business)) return null;
  return (
    <Button
      {...styleProps}
      variant={visit || !isMain ? 'outline' : 'solid'}
      aria-label={visit ? businesses.checkInAgainAt({ name }) : businesses.checkInAt({ name })}
      onClick={() => start(id)}
    >
      <Stamp aria-hidden="true" />
      {visit ? businesses.checkInAgain : businesses.checkIn}
    </Button>
  );
}
