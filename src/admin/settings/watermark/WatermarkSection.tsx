import { useMemo } from 'react';
import * as watermark from '#src/data/repos/settings/watermark.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { watermarkFrom, watermarkRules, watermarkValues } from '#src/model/watermarks/form.ts';
import type { Remaking as RemakingState, Watermark } from '#src/model/watermarks/schema.ts';
import { settingsErrors } from '#src/model/settings/texts.ts';
import { watermarkTexts as texts } from '#src/model/watermarks/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { KeptView, useRefresh } from '../../editing/KeptView.tsx';
import { useEditedResource } from '../../editing/useDocumentEditor.ts';
import { EditorSkeleton } from '../../layout/EditorShell.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { Remaking } from './Remaking.tsx';
import { WatermarkFields } from './WatermarkFields.tsx';

const undone = () => ({ kind: 'success', text: texts.undone }) as const;

/** Takes the last choice back; the pictures in the shop follow when they are made again. */
function Undo() {
  const refresh = useRefresh();
  const { pending, submit } = useSubmit(watermark.undo, {
    success: undone,
    errors: settingsErrors.save,
  });
  return (
    <Button look="quiet" busy={pending} onClick={() => void submit().then(refresh)}>
      {texts.undo}
    </Button>
  );
}

/** Progress that is told late does not take the bar back. */
const isOlder = (answer: RemakingState, known: RemakingState): boolean =>
  answer.updatedAt !== undefined &&
  known.updatedAt !== undefined &&
  answer.updatedAt < known.updatedAt;

function Choice({ stored }: { stored: Watermark }) {
  const values = useMemo(() => watermarkValues(stored), [stored]);
  const remaking = useEditedResource({
    read: watermark.remaking.get,
    watch: watermark.remaking.watch,
    isOlder,
  });
  const wasChosen = stored.updatedAt !== undefined;
  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      values={values}
      rules={watermarkRules}
      save={(before, after) => watermark.choose(watermarkFrom(before), watermarkFrom(after))}
      after={
        wasChosen && (
          <>
            <div>
              <Undo />
            </div>
            <AsyncView state={remaking} skeleton={<EditorSkeleton />} errors={settingsErrors.load}>
              {(state) => <Remaking remaking={state} />}
            </AsyncView>
          </>
        )
      }
    >
      {(form) => <WatermarkFields form={form} />}
    </SettingsSection>
  );
}

/** The watermark of pictures that are sold. */
export function WatermarkSection() {
  const stored = useEditedResource({ read: watermark.get, watch: watermark.watch });
  return (
    <KeptView
      state={stored}
      refresh={stored.refresh}
      skeleton={<EditorSkeleton />}
      errors={settingsErrors.load}
    >
      {(choice) => <Choice stored={choice} />}
    </KeptView>
  );
}
