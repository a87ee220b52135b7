import { Flex, Input, Stack } from '@chakra-ui/react';
import {
  countShownAnnouncements,
  withdrawAnnouncement,
  writeAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { readOverview } from '@wine-walk/common/api/staff/overview.ts';
import {
  byLanguage,
  inNoLanguage,
  type Language,
  type LocalizedText,
} from '@wine-walk/common/model/languages.ts';
import { Megaphone } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { queryKeyOf } from '../../../platform/api/query-key.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { format } from '../../kit/format.ts';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { fallbackMark, mainLanguage, otherLanguages } from '../../shared/translations.tsx';
import { printTexts } from '../../texts/print-texts.ts';
import { texts } from '../../texts/texts.ts';

/** Duration of the toast with its undo, in milliseconds; afterwards it is withdrawn in its tab. */
const undoMs = 30_000;

/** Returns the attendees that an urgent announcement is for. */
function audienceText({ registered, walking }: NonNullable<Props['people']>): string {
  const { sentTo } = texts.overview.urgent;
  return sentTo({
    count: registered,
    registered: format.number(registered),
    walking: format.number(walking),
  });
}

interface Props {
  eventId: string;
  /** Undefined until they are counted. */
  people: ResponseOf<typeof readOverview>['people'] | undefined;
}

/** Publishes a message to all attendees at once, in the languages in which it is written. */
export function UrgentMessage({ eventId, people }: Props) {
  const { urgent } = texts.overview;
  const organization = useOrganization();
  const main = mainLanguage(organization);
  const others = otherLanguages(organization);
  const [written, setWritten] = useState<LocalizedText>(inNoLanguage);
  const isWritten = Object.values(written).some((text) => text.trim());
  useUnsavedChangesWarning(isWritten);
  const shownCounts = queryKeyOf(countShownAnnouncements, { params: { eventId } });
  const withdraw = useCall(withdrawAnnouncement, {
    success: urgent.withdrawn,
    failure: urgent.withdrawFailed,
    invalidates: [shownCounts],
  });
  const send = useCall(
    (messages: LocalizedText, call) => {
      const title = (language: Language) =>
        messages[language] && printTexts(language).announcements.urgentTitle;
      return call(writeAnnouncement, {
        params: { eventId },
        body: {
          title: title(main),
          message: messages[main],
          titleIn: { ...byLanguage(title), [main]: '' },
          messageIn: { ...messages, [main]: '' },
          urgency: 'urgent',
        },
      });
    },
    {
      success: ({ id }) => ({
        title: urgent.sent,
        description: people && audienceText(people),
        duration: undoMs,
        action: {
          label: urgent.undo,
          onClick: () => withdraw.mutate({ params: { eventId, id } }),
        },
      }),
      failure: urgent.sendFailed,
      invalidates: [shownCounts],
      onSuccess: () => setWritten(inNoLanguage),
    },
  );
  const inputOf = (language: Language) => ({
    size: { base: 'md', md: 'sm' } as const,
    maxLength: 1000,
    value: written[language],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setWritten({ ...written, [language]: target.value }),
  });
  return (
    <Stack
      as="form"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (written[main].trim()) send.mutate(byLanguage((language) => written[language].trim()));
      }}
    >
      <Flex gap="2" wrap="wrap">
        <Input
          flex="1 1 14rem"
          lang={main}
          required={isWritten}
          aria-label={urgent.label}
          placeholder={urgent.placeholder}
          {...inputOf(main)}
        />
        <Button
          type="submit"
          size="sm"
          variant={isWritten ? 'solid' : 'outline'}
          loading={send.isPending}
          loadingText={urgent.sending}
        >
          <Megaphone aria-hidden="true" />
          {urgent.send}
        </Button>
      </Flex>
      {isWritten &&
        others.map((language) => (
          <FormField
            key={language}
            label={texts.shared.translations.input({
              language: format.language(language),
              text: urgent.translated,
            })}
            help={fallbackMark(written, language, main)}
          >
            <Input lang={language} {...inputOf(language)} />
          </FormField>
        ))}
    </Stack>
  );
}
