import { Button, Fieldset, Flex, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { texts } from '../../texts/texts.ts';
import type { EventBody, EventValues } from './event-record.ts';
import { OrderList } from './order-list.tsx';

interface Props {
  form: UseFormReturn<EventValues, unknown, EventBody>;
  businesses: readonly AdminBusiness[];
  /** Further options. */
  children: ReactNode;
}

/** Participating businesses of an event in their order. */
export function BusinessesField({ form, businesses, children }: Props) {
  const { businesses: t } = texts.events;
  const { field } = useController({ control: form.control, name: 'businessIds' });
  const [lastList, setLastList] = useState(field.value);
  const error = fieldErrorMessage(form, 'businessIds');
  const change = (ids: string[]) => {
    setLastList(ids);
    field.onChange(ids);
  };
  const everyone = () =>
    participatingBusinesses({ businessIds: null }, businesses).map(({ id }) => id);
  return (
    <Fieldset.Root minW="0" invalid={Boolean(error)}>
      <Fieldset.Legend fontSize="sm" fontWeight="600" color="ink">
        {t.label}
      </Fieldset.Legend>
      <Stack gap="3" mt="2">
        <RadioGroup.Root
          value={field.value === null ? 'all' : 'list'}
          onValueChange={({ value }) =>
            field.onChange(value === 'all' ? null : (lastList ?? everyone()))
          }
        >
          <Flex gap="5" wrap="wrap">
            <Choice value="all" label={t.all} />
            <Choice value="list" label={t.list} />
          </Flex>
        </RadioGroup.Root>
        {field.value !== null && (
          <>
            <OrderList businesses={businesses} ids={field.value} onChange={change} />
            <AvailableBusinesses businesses={businesses} ids={field.value} onChange={change} />
            {children}
          </>
        )}
      </Stack>
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}

function Choice({ value, label }: { value: string; label: string }) {
  return (
    <RadioGroup.Item value={value} minH="10">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText fontSize="sm">{label}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

interface OthersProps {
  businesses: readonly AdminBusiness[];
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

function AvailableBusinesses({ businesses, ids, onChange }: OthersProps) {
  const { businesses: t } = texts.events;
  const group = useRef<HTMLDivElement>(null);
  const clickedIndex = useRef<number | null>(null);
  useEffect(() => {
    if (clickedIndex.current === null) return;
    // The clicked button is removed: the focus moves to the next one.
    const left = group.current?.querySelectorAll('button') ?? [];
    (left[Math.min(clickedIndex.current, left.length - 1)] ?? group.current)?.focus();
    clickedIndex.current = null;
  });
  const others = businesses.filter(({ id }) => !ids.includes(id));
  return (
    <Stack gap="2" ref={group} tabIndex={-1} role="group" aria-label={t.available}>
      <Text fontSize="sm" color="muted">
        {others.length > 0 ? t.available : t.noneAvailable}
      </Text>
      <Flex gap="2" wrap="wrap">
        {others.map(({ id, name, isActive }, index) => (
          <Button
            key={id}
            size="xs"
            variant="outline"
            colorPalette="gray"
            maxW="full"
            aria-label={t.add({ business: name })}
            onClick={() => {
              clickedIndex.current = index;
              onChange([...ids, id]);
            }}
          >
            <Plus aria-hidden="true" />
            <Text as="span" truncate title={name}>
              {isActive ? name : t.inactive({ business: name })}
            </Text>
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
