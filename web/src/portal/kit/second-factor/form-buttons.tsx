import { Flex } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../../texts/texts.ts';

interface Props {
  submit: string;
  isSending: boolean;
  onCancel: () => void;
}

/** Buttons of a form of the second factor. */
export function FormButtons({ submit, isSending, onCancel }: Props) {
  return (
    <Flex gap="2" justify="flex-end">
      <Button type="button" variant="outline" onClick={onCancel}>
        {texts.app.secondFactor.back}
      </Button>
      <Button type="submit" loading={isSending} loadingText={submit}>
        {submit}
      </Button>
    </Flex>
  );
}
