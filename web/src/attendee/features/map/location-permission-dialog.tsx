import { Button, Text } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { CloseIconButton } from '../../../ui/close-icon-button.tsx';

/** Says why before the browser asks, and what became of it. */
export function LocationPermissionDialog({ onClose }: { onClose: () => void }) {
  const { map, common } = useTexts();
  const { status, locate } = usePosition();
  const messages = { idle: map.hereWhy, locating: map.looking, failed: map.notFound, found: '' };
  return (
    <div className="walk-map-question">
      <Text fontSize="sm" role="status">
        {messages[status]}
      </Text>
      <CloseIconButton size="sm" onClick={onClose} />
      {status !== 'locating' && (
        <Button size="sm" autoFocus onClick={locate}>
          {status === 'failed' ? common.retry : map.useLocation}
        </Button>
      )}
    </div>
  );
}
