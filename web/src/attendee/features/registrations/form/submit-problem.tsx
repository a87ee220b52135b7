import { Box, Button, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { ApiError } from '../../../../platform/api/api-errors.ts';
import { errorMessage } from '../../../../shared/error-message.ts';
import { paths } from '../../../shared/paths.ts';
import { FocusedAlert } from './focused-alert.tsx';
import { fieldErrors, recoveryAction } from './recovery.ts';

interface Props {
  error: unknown;
  onPayCash: () => void;
  onRetry: () => void;
  /** Opens the code of the ticket's email in the ticket step. */
  onConfirmTicket: () => void;
}

/** Reason the registration failed and the next step. Receives the focus unless a field has it. */
export function SubmitProblem({ error, onPayCash, onRetry, onConfirmTicket }: Props) {
  const problems = useTexts('problems');
  const registration = useTexts('registration');
  const box = useRef<HTMLDivElement>(null);
  const hasFields = error instanceof ApiError && Object.keys(fieldErrors(error)).length > 0;
  useEffect(() => {
    if (!hasFields) box.current?.focus();
  }, [hasFields]);
  const step = recoveryAction(error);
  return (
    <FocusedAlert
      ref={box}
      tone="danger"
      icon={<CircleAlert size={22} aria-hidden="true" />}
      title={registration.failed}
      text={`${errorMessage(error, { problems })} ${registration.nothingLost}`}
      place={{ scrollMarginBottom: '9rem' }}
    >
      <Box mt="3" _empty={{ display: 'none' }}>
        {step === 'sign-in' && (
          <Button asChild variant="outline">
            <a href={paths.login.getHref(paths.waiver.getHref())}>{registration.signIn}</a>
          </Button>
        )}
        {step === 'confirm-ticket' && (
          <Flex gap="3" wrap="wrap">
            <Button variant="outline" onClick={onConfirmTicket}>
              {registration.proveEmail}
            </Button>
            <Button variant="ghost" onClick={onPayCash}>
              {registration.payCash}
            </Button>
          </Flex>
        )}
        {step === 'pay-cash' && (
          <Button variant="outline" onClick={onPayCash}>
            {registration.payCash}
          </Button>
        )}
        {step === 'open-app' && (
          <Button asChild variant="outline">
            <Link to={paths.home.getHref()}>{registration.openApp}</Link>
          </Button>
        )}
        {step === 'try-again' && (
          <Button variant="outline" onClick={onRetry}>
            {registration.tryAgain}
          </Button>
        )}
      </Box>
    </FocusedAlert>
  );
}
