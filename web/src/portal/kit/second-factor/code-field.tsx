import { Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { FormField } from '../../../ui/form-field.tsx';
import { texts } from '../../texts/texts.ts';

interface Props extends InputProps {
  ref?: Ref<HTMLInputElement>;
  /** True for a recovery code, which has letters. */
  isRecovery?: boolean;
  help?: ReactNode;
  error?: string;
}

/**
 * Input of a second factor's code. Phones and password managers fill it in; its length is not limited, so that a code
 * is pasted with its spaces.
 */
export function CodeField({ isRecovery = false, help, error, ...input }: Props) {
  const { secondFactor } = texts.app;
  return (
    <FormField
      label={isRecovery ? secondFactor.recoveryCode : secondFactor.code}
      isRequired
      help={help}
      error={error}
    >
      <Input
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        fontVariantNumeric="tabular-nums"
        letterSpacing="wide"
        {...input}
      />
    </FormField>
  );
}
