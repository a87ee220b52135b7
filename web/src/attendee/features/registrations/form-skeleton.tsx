import { Card, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { LoadingRegion, SkeletonBlock, SkeletonLines } from '../../../ui/skeletons.tsx';
import { FormIntro } from './form-intro.tsx';
import './registration.css';

/** Skeleton of the form: event card and three steps. */
export function FormSkeleton() {
  return (
    <LoadingRegion>
      <FormIntro isVisitor={false} />
      <div className="registration">
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
