import './record-page.css';
import { Flex, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditConflictPanel } from '../../kit/forms/edit-conflict-panel.tsx';
import type { RecordForm, Versioned } from '../../kit/forms/record-form.ts';
import { RecordFrame } from '../../kit/forms/record-frame.tsx';
import { texts } from '../../texts/texts.ts';
import {
  AttendeePreview,
  FormActions,
  RecordFormElement,
  type RecordFormProps,
  recordTitle,
  useFormClosing,
} from './record-form-parts.tsx';
import { RecordHistory } from './record-history.tsx';
import { RestoredNotice, SaveIssues } from './save-issues.tsx';

/** Part of a long form. */
export interface FormSection {
  title: string;
  help?: string;
  /** Fields. */
  content: ReactNode;
}

/** ID of a section's heading on the page with this ID. */
const headingId = (id: string, index: number) => `${id}-section-${index + 1}`;

interface SectionProps {
  id: string;
  section: FormSection;
}

function Section({ id, section: { title, help, content } }: SectionProps) {
  return (
    <Stack as="section" gap="4">
      <Stack gap="1">
        <Heading as="h2" size="md" id={id} tabIndex={-1}>
          {title}
        </Heading>
        {help && (
          <Text fontSize="sm" color="muted">
            {help}
          </Text>
        )}
      </Stack>
      {content}
    </Stack>
  );
}

interface LinksProps {
  id: string;
  sections: readonly FormSection[];
}

/** Links to the sections. The address stays: Back closes the form. */
function SectionLinks({ id, sections }: LinksProps) {
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault();
    const heading = document.getElementById(headingId(id, index));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <Stack
      as="nav"
      aria-label={texts.kit.records.sections}
      gap="0"
      fontSize="sm"
      hideBelow="lg"
      borderInlineStartWidth="2px"
      borderColor="line"
    >
      {sections.map(({ title }, index) => (
        <Link
          key={title}
          href={`#${headingId(id, index)}`}
          variant="plain"
          color="muted"
          ps="3"
          py="1.5"
          onClick={(event) => open(event, index)}
        >
          {title}
        </Link>
      ))}
    </Stack>
  );
}

interface SaveBarProps<V extends FieldValues, B, R extends Versioned> {
  record: RecordForm<V, B, R>;
  /** Buttons. */
  children: ReactNode;
  hidden?: boolean;
  className?: string;
}

/** Bar with the buttons of a long form, in view while its fields are, and the reason that keeps it from being saved. */
export function SaveBar<V extends FieldValues, B, R extends Versioned>(
  props: SaveBarProps<V, B, R>,
) {
  const { record, children, hidden = false, className = '' } = props;
  return (
    <Stack
      className={`save-bar ${className}`}
      role="group"
      aria-label={texts.kit.records.saveBar}
      hidden={hidden}
      gap="3"
    >
      <SaveIssues record={record} />
      <Flex className="save-bar-actions" gap="2" wrap="wrap" justify="flex-end" align="center">
        {children}
      </Flex>
    </Stack>
  );
}

interface Props<V extends FieldValues, B, R extends Versioned> extends RecordFormProps<V, B, R> {
  sections: readonly FormSection[];
}

/** Page with the long form of a record, its preview, its save bar and, after another user saved it, the comparison. */
export function RecordPage<V extends FieldValues, B, R extends Versioned>(props: Props<V, B, R>) {
  const { record, onClose, sections, preview, previewTitle, impacts, isHidden } = props;
  const { onSave, title = recordTitle(record) } = props;
  const id = useId();
  const closing = useFormClosing(record, onClose);
  return (
    <RecordFrame title={title} noun={record.noun} onBack={closing.request}>
      <RestoredNotice record={record} />
      {record.isComparing && record.savedValues && (
        <EditConflictPanel record={record} savedValues={record.savedValues} />
      )}
      <Grid
        hidden={record.isComparing}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 1fr) 240px',
          xl: 'minmax(0, 1fr) 280px',
        }}
        gap={{ base: '8', xl: '12' }}
      >
        <Stack gap="10">
          <RecordFormElement record={record} impacts={impacts} id={id}>
            <Stack gap="10">
              {sections.map((section, index) => (
                <Section key={section.title} id={headingId(id, index)} section={section} />
              ))}
            </Stack>
          </RecordFormElement>
          <RecordHistory record={record} />
        </Stack>
        <Stack className="record-page-side" gap="6">
          <SectionLinks id={id} sections={sections} />
          <AttendeePreview
            record={record}
            previewTitle={previewTitle}
            isHidden={isHidden}
            preview={preview}
          />
        </Stack>
      </Grid>
      <SaveBar
        className="record-page-bar"
        record={record}
        hidden={record.isComparing && !closing.isConfirming}
      >
        <FormActions
          record={record}
          impacts={impacts}
          formId={id}
          closing={closing}
          onSave={onSave}
        />
      </SaveBar>
    </RecordFrame>
  );
}
