import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { isStorageBlocked } from '../../platform/storage/persisted.ts';

interface Props {
  /** True for a separate card, false for a strip across the screen. */
  isCard?: boolean;
}

/** Warning about the effect of a reload if browser storage is unavailable. */
export function StorageNotice({ isCard = false }: Props) {
  const common = useTexts('common');
  const [isBlocked] = useState(isStorageBlocked);
  if (!isBlocked) return null;
  return (
    <Text
      role="status"
      bg="goldSoft"
      color="goldText"
      px="4"
      py="2"
      fontSize="sm"
      fontWeight="600"
      textAlign="center"
      {...(isCard && { borderRadius: 'l2', mb: '4' })}
    >
      {common.storageBlocked}
    </Text>
  );
}
