import { Text } from '@chakra-ui/react';
import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIconButton } from '../../../ui/close-icon-button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';

interface Props {
  userLocation: DeviceFix | null;
  onZoom: (by: 1 | -1) => void;
  onShowAll: () => void;
  onShowUserLocation: (fix: DeviceFix) => void;
}

/** Buttons for all map gestures, and the location prompt, which opens only on a click. */
export function MapControls({ userLocation, onZoom, onShowAll, onShowUserLocation }: Props) {
  const map = useTexts('map');
  const { fix } = usePosition();
  const [isPromptOpen, setPromptOpen] = useState(false);
  const position = userLocation ?? fix;
  const controls = [
    { name: 'zoom', label: map.zoomIn, Icon: Plus, act: () => onZoom(1) },
    { name: 'zoom', label: map.zoomOut, Icon: Minus, act: () => onZoom(-1) },
    { name: 'all', label: map.showAll, Icon: Maximize, act: onShowAll },
    {
      name: 'here',
      label: map.showHere,
      Icon: LocateFixed,
      act: () => (position ? onShowUserLocation(position) : setPromptOpen(true)),
    },
  ];
  return (
    <>
      <div className="walk-map-controls">
        {controls.map(({ name, label, Icon, act }) => (
          <Tooltip key={label} content={label} placement="left">
            <button type="button" aria-label={label} data-control={name} onClick={act}>
              <Icon size={20} aria-hidden="true" />
            </button>
          </Tooltip>
        ))}
      </div>
      {isPromptOpen && !position && (
        <LocationPermissionDialog onClose={() => setPromptOpen(false)} />
      )}
    </>
  );
}

/** Explains the location request before the browser asks, then shows its result. */
function LocationPermissionDialog({ onClose }: { onClose: () => void }) {
  const map = useTexts('map');
  const common = useTexts('common');
  const { status, locate } = usePosition();
  const messages = { idle: map.hereWhy, locating: map.looking, failed: map.notFound, found: '' };
  return (
    <div className="walk-map-question">
      <Text fontSize="sm" role="status">
        {messages[status]}
      </Text>
      <CloseIconButton my="-2" onClick={onClose} />
      <Button
        size="sm"
        autoFocus
        loading={status === 'locating'}
        loadingText={map.useLocation}
        onClick={locate}
      >
        {status === 'failed' ? common.retry : map.useLocation}
      </Button>
    </div>
  );
}
