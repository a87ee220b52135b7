import './registration.css';
import { Card, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type MouseEvent, use } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { LoadingRegion, SkeletonBlock, SkeletonLines } from '../../../../ui/skeletons.tsx';
import { paths } from '../../../shared/paths.ts';
import { OpenSignIn } from './open-sign-in.ts';

/** Skeleton of the form: event card and three steps. */
export function FormSkeleton() {
  return (
    <LoadingRegion>
      <div className="registration">
        <FormIntro isVisitor={false} />
        <div className="registration-aside">
          <SkeletonBlock height="148px" />
        </div>
        <div className="registration-form">
          {[1, 2, 3].map((step) => (
            <Card.Root key={step} size={{ base: 'md', md: 'lg' }}>
              <Card.Body gap="5">
                <Flex gap="4" align="center">
                  <Skeleton boxSize="48px" borderRadius="full" />
                  <Stack flex="1" maxW="15rem">
                    <SkeletonLines />
                  </Stack>
                </Flex>
                <Skeleton h="12" />
              </Card.Body>
            </Card.Root>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

/** Introduction to the form, directly below the page's heading. Other states of the page omit it. */
export function FormIntro({ isVisitor }: { isVisitor: boolean }) {
  const texts = useTexts('registration');
  const openSignIn = use(OpenSignIn);
  const signInHere = (event: MouseEvent) => {
    if (!openSignIn) return;
    event.preventDefault();
    openSignIn();
  };
  return (
    <Text className="registration-intro" color="muted" mt="-4">
      {texts.lead}
      {isVisitor && (
        <>
          {' '}
          {texts.already}{' '}
          <chakra.a
            href={paths.login.getHref()}
            onClick={signInHere}
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
