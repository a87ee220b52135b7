import { Text } from '@chakra-ui/react';
import { useTexts } from '../../texts/texts.ts';

/** What the form is like, right under the page's heading; other states of the page do without it. */
export function FormLead() {
  const { registration: texts } = useTexts();
  return (
    <Text color="muted" mt="-4" mb="5">
      {texts.lead}
    </Text>
  );
}
