import { Input, Stack } from '@chakra-ui/react';
import { type RefObject, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { useCaptureTyping } from '../../kit/forms/field-focus.ts';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  /** As it is typed: digits, and what stands between them. */
  code: string;
  isBusy: boolean;
  onType: (code: string) => void;
  onRedeem: (digits: string) => void;
}

/** The one thing that is done at a counter: a code of eight digits, typed or scanned into the field. */
export function CodeForm({ ref, code, isBusy, onType, onRedeem }: Props) {
  const digits = code.replace(/\D/g, '');
  useCaptureTyping(ref);
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <form
      aria-label="Redeem a reward"
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.length === 8) onRedeem(digits);
      }}
    >
      <Stack gap="4">
        <FormField
          label="Reward code"
          help="The eight digits on the visitor’s phone. A scanner may type them."
        >
          <Input
            ref={ref}
            value={code}
            onChange={(event) => onType(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            h="16"
            textAlign="center"
            fontFamily="var(--ww-display)"
            fontSize="3xl"
            letterSpacing="0.12em"
          />
        </FormField>
        <Button
          type="submit"
          size="lg"
          h="14"
          disabled={digits.length !== 8}
          loading={isBusy}
          loadingText="Asking…"
        >
          Redeem
        </Button>
      </Stack>
    </form>
  );
}
