import { chakra, Text } from '@chakra-ui/react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { paths } from '../../shared/paths.ts';

/** Introduction to the form, directly below the page's heading. Other states of the page omit it. */
export function FormIntro({ isVisitor }: { isVisitor: boolean }) {
  const { registration: texts } = useScreenTexts();
  return (
    <Text color="muted" mt="-4" mb="5">
      {texts.lead}
      {isVisitor && (
        <>
          {' '}
          {texts.already}{' '}
          <chakra.a
            href={paths.login.getHref()}
            color="wineText"
            fontWeight="600"
            textDecoration="underline"
          >
            {texts.signIn}
          </chakra.a>
        </>
      )}
    </Text>
  );
}
