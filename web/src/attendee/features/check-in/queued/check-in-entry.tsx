import { Box, Button, Card, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';

interface Props {
  businessName: string;
  /** When it was made, and how it stands. */
  made: string;
  /** Why it was refused; left out while it was not. */
  refusal?: ReactNode;
  onDismiss: () => void;
}

/** A check-in that is not a visit: it is to be sent, or was refused, which can be dismissed. */
export function CheckInEntry({ businessName, made, refusal, onDismiss }: Props) {
  const { checkIn } = useTexts();
  const Icon = refusal ? CircleAlert : CloudUpload;
  return (
    <Card.Root as="li" size="sm">
      <Card.Body>
        <Flex gap="3" align="flex-start">
          <Box color={refusal ? 'dangerText' : 'goldText'} pt="0.5">
            <Icon size={20} aria-hidden="true" />
          </Box>
          <Box flex="1" minW="0">
            <Text fontWeight="700" dir="auto">
              {businessName}
            </Text>
            <Text fontSize="sm" color="muted">
              {made}
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
              aria-label={checkIn.dismissOf(businessName)}
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
