import { Box, Flex, Text } from '@chakra-ui/react';
import { BadgeCheck, Banknote } from 'lucide-react';
import { useTexts } from '../../texts/texts.ts';

/** Ready, or cash to bring. */
export function VerificationNotice({ isVerified }: { isVerified: boolean }) {
  const { confirmation: texts } = useTexts();
  const Icon = isVerified ? BadgeCheck : Banknote;
  const tone = isVerified ? 'vine' : 'gold';
  return (
    <Flex
      className="confirmation-notice"
      gap="3"
      p="4"
      borderRadius="l3"
      borderWidth="1px"
      borderColor={tone}
      bg={`${tone}Soft`}
      color={`${tone}Text`}
    >
      <Box asChild flexShrink="0" mt="0.5">
        <Icon size={24} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="700">{isVerified ? texts.verified : texts.cashTitle}</Text>
        <Text fontSize="sm">{isVerified ? texts.verifiedText : texts.cashText}</Text>
      </Box>
    </Flex>
  );
}
