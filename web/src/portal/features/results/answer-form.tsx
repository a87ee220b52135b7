import { Heading, RadioGroup, Stack, Text, Textarea } from '@chakra-ui/react';
import { answerAsShop, readResults, type ShownResults } from '@wine-walk/common/api/results.ts';
import { type ShopAnswer, salesBand, shopAnswer } from '@wine-walk/common/model/results.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { texts } from '../../texts/texts.ts';

interface Props {
  secret: string;
  answer: ShownResults['ownAnswer'];
}

/** Three questions to a shop after the evening; sending again replaces the answers. */
export function AnswerForm({ secret, answer }: Props) {
  const { answer: t } = texts.results;
  const [given, setGiven] = useState<Partial<ShopAnswer>>(answer ?? {});
  const send = useCall(answerAsShop, { failure: t.failed, invalidates: [readResults] });
  const isSent = answer !== null;
  const complete = shopAnswer.safeParse({ change: '', ...given });
  const [isChecked, setChecked] = useState(false);
  return (
    <form
      className="results-section no-print"
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (complete.data) return send.mutate({ params: { secret }, body: complete.data });
        const [missing] = complete.error.issues;
        const name = String(missing?.path[0]);
        event.currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
      }}
    >
      <Heading as="h2" size="md">
        {t.title}
      </Heading>
      <Text color="muted" fontSize="sm">
        {t.lead}
      </Text>
      <Choices
        name="sales"
        label={t.sales}
        options={salesBand.options.map((value) => ({ value, label: t.salesBands[value] }))}
        value={given.sales}
        onChoose={(sales) => setGiven({ ...given, sales })}
      />
      <Choices
        name="worthIt"
        label={t.worthIt}
        options={shopAnswer.shape.worthIt.options.map((value) => ({
          value,
          label: t.worth[value],
        }))}
        value={given.worthIt}
        onChoose={(worthIt) => setGiven({ ...given, worthIt })}
      />
      <FormField label={t.change}>
        <Textarea
          rows={3}
          maxLength={1000}
          value={given.change ?? ''}
          onChange={(event) => setGiven({ ...given, change: event.target.value })}
        />
      </FormField>
      {isChecked && !complete.success && (
        <Text role="alert" color="dangerText">
          {t.missing}
        </Text>
      )}
      <Button type="submit" loading={send.isPending} loadingText={t.sending}>
        {isSent ? t.sendAgain : t.send}
      </Button>
      <Text role="status">{isSent ? t.sent : ''}</Text>
    </form>
  );
}

interface ChoicesProps<T extends string> {
  name: keyof ShopAnswer;
  label: string;
  options: readonly { value: T; label: string }[];
  value: T | undefined;
  onChoose: (value: T) => void;
}

function Choices<T extends string>({ name, label, options, value, onChoose }: ChoicesProps<T>) {
  return (
    <RadioGroup.Root
      name={name}
      value={value ?? null}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next.value);
        if (chosen) onChoose(chosen.value);
      }}
    >
      <RadioGroup.Label>{label}</RadioGroup.Label>
      <Stack gap="0">
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value} minH="10">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{option.label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
