import { Box, Button, Card, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';

interface Props {
  businessName: string;
  /** Time and state of the attempt. */
  attemptText: string;
  /** Reason for the rejection; omitted if not rejected. */
  refusal?: ReactNode;
  onDismiss: () => void;
}

/** Check-in that is waiting to be sent or was rejected. A rejected one can be dismissed. */
export function CheckInEntry({ businessName, attemptText, refusal, onDismiss }: Props) {
  const checkIn = useTexts('checkIn');
  const Icon = refusal ? CircleAlert : CloudUpload;
  return (
    <Card.Root as="li" size="sm">
      <Card.Body>
        <Flex gap="3" wrap="wrap" align="flex-start">
          <Box color={refusal ? 'dangerText' : 'goldText'} pt="0.5">
            <Icon size={20} aria-hidden="true" />
          </Box>
          <Box flex="1 1 9rem" minW="min(9rem, 100%)">
            <Text fontWeight="700" dir="auto">
              {businessName}
            </Text>
            <Text fontSize="sm" color="muted">
              {attemptText}
            </Text>
            {refusal && (
              <Text fontSize="sm" mt="1">
                {refusal}
              </Text>
            )}
          </Box>
          {refusal && (
            <Button
              size="sm"
              variant="subtle"
              aria-label={checkIn.dismissOf({ name: businessName })}
              onClick={onDismiss}
            >
              {checkIn.dismiss}
            </Button>
          )}
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
