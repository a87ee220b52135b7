import { chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';

/** What a special-reward business gives to those who visit it. */
export function SpecialReward({ text }: { text: string }) {
  const { businesses } = useTexts();
  return (
    <chakra.p
      display="grid"
      gridTemplateColumns="18px minmax(0, 1fr)"
      gap="2"
      px="3"
      py="2"
      borderRadius="l1"
      bg="goldSoft"
      color="goldText"
      fontSize="sm"
      fontWeight="500"
    >
      <chakra.span pt="0.5" aria-hidden="true">
        <Sparkles size={16} />
      </chakra.span>
      <span>
        <chakra.span srOnly>{businesses.specialReward}: </chakra.span>
        <bdi>{text || businesses.specialReward}</bdi>
      </span>
    </chakra.p>
  );
}
