import { Button, chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';

/** The check-in at the nearest business, always within the thumb's reach. */
export function QuickCheckIn({ radiusMeters }: { radiusMeters: number }) {
  const { home } = useTexts();
  const { start } = useCheckIn();
  return (
    <div className="quick no-print">
      <Button className="quick-button" size="lg" onClick={() => start()}>
        <chakra.span fontSize="md" fontWeight="700">
          {home.quickCheckIn}
        </chakra.span>{' '}
        <chakra.span className="quick-within" fontSize="xs" fontWeight="500" color="onWineMuted">
          {home.within(radiusMeters)}
        </chakra.span>
      </Button>
    </div>
  );
}
