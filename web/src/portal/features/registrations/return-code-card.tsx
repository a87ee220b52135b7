import { Flex, Image, Stack, Text } from '@chakra-ui/react';
import { renderSVG } from 'uqr';
import { formats } from '../../../i18n/format.ts';
import { Alert } from '../../kit/alert.tsx';

interface Props {
  fullName: string;
  code: string;
  expiresAt: string;
  timeZone: string;
}

const format = formats('en-US');

/** The code by which somebody gets their walk back: to scan for the browser, to type in the home screen's app. */
export function ReturnCodeCard({ fullName, code, expiresAt, timeZone }: Props) {
  // After the #, which no server is told.
  const address = `${window.location.origin}/?sign-in#code=${code}`;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <Alert tone="gray">
      <Flex gap="4" wrap="wrap" align="center">
        <Image
          src={picture}
          alt={`QR code to get ${fullName}’s walk back`}
          width="148px"
          height="148px"
          borderRadius="l1"
        />
        <Stack gap="2" flex="1 1 240px">
          <Text fontSize="2xl" fontWeight="700" letterSpacing="wider">
            {code.slice(0, 4)} {code.slice(4)}
          </Text>
          <Text>
            Once you have seen {fullName}’s ID: they scan this with their camera, or press “Sign
            in”, then “I have a code”, and type it. An iPhone’s camera opens the browser: in the app
            on the home screen it has to be typed. It works once, until{' '}
            {format.time(expiresAt, timeZone)}, and signs their other devices out.
          </Text>
        </Stack>
      </Flex>
    </Alert>
  );
}
