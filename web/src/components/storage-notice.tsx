import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { isStorageBlocked } from '../device/storage.ts';
import { useTexts } from '../texts/texts.ts';

/** Where the browser keeps nothing for the app: what a reload would cost, said before it happens. */
export function StorageNotice() {
  const { common } = useTexts();
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
    >
      {common.storageBlocked}
    </Text>
  );
}
