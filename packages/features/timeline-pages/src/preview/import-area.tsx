import { EmptyState } from '@repo/ui/empty-state'
import { Tabs } from '@repo/ui/tabs'
import { useMemo, useState } from 'react'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import { ExecuteBar } from './execute-bar.tsx'
import { LaunchNotice, PreviewNotice } from './launch-notice.tsx'
import styles from './preview.module.css'
import { PreviewMap } from './preview-map.tsx'
import { redactionOf } from './preview-state.ts'
import { SettingsTab } from './settings-tab.tsx'
import type { TimelineSource } from './timeline-source.ts'
import type { Preview } from './use-preview.ts'
import type { SendingControls } from './use-sending.ts'

interface ImportAreaProps {
  source: TimelineSource
  preview: Preview
  sending: SendingControls
  /** Days that are stored already. */
  existing: ReadonlySet<string>
  /** Whether another import is running. */
  isBlocked: boolean
  /** Opens the log-in dialog for visitors, and returns true for them. */
  isLogInRequired: () => boolean
}

type TabName = 'settings' | 'map'

/** Choosing files, looking at their days, deciding what is imported, and sending that. */
export function ImportArea({ source, preview, sending, existing, isBlocked, isLogInRequired }: ImportAreaProps) {
  const t = useTimelineMessages()
  const [tab, setTab] = useState<TabName>('settings')
  const { days, chosen, isReplacing } = preview
  const fresh = useMemo(
    () => (isReplacing ? chosen : chosen.filter((day) => !existing.has(day))),
    [chosen, existing, isReplacing],
  )
  const [oldest, newest] = [days[0]?.date, days.at(-1)?.date]
  const execute = () => {
    if (isLogInRequired()) return preview.keep()
    void sending.send({
      fileNames: preview.files.map(({ file }) => file.name),
      days: fresh,
      isReplacing,
      readDays: (some) => source.days(some),
      redactionOf: (day) => redactionOf(preview, day),
    })
  }
  const bar = (
    <ExecuteBar
      sending={sending}
      count={fresh.length}
      chosenCount={chosen.length}
      isBlocked={isBlocked}
      onExecute={execute}
      onAgain={() => {
        preview.dispatch({ type: 'cleared' })
        sending.begin()
      }}
    />
  )
  if (sending.state.kind === 'started') return bar
  return (
    <div className={styles.area}>
      <PreviewNotice />
      <LaunchNotice />
      <noscript>
        <p className={styles.problem}>{t('timeline.needsScript')}</p>
      </noscript>
      <Tabs<TabName>
        label={t('timeline.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'settings',
            label: t('timeline.tabSettings'),
            content: <SettingsTab preview={preview} storedCount={chosen.filter((day) => existing.has(day)).length} />,
          },
          {
            value: 'map',
            label: t('timeline.tabMap'),
            content:
              oldest && newest ? (
                <PreviewMap source={source} preview={preview} oldest={oldest} newest={newest} />
              ) : (
                <EmptyState title={t('timeline.empty')} text={t('timeline.chooseFirst')} />
              ),
          },
        ]}
      />
      {preview.reading.kind === 'read' && newest ? bar : null}
    </div>
  )
}
