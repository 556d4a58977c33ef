import { PRODUCT_LIMITS } from '@repo/contract'
import { DropArea } from '@repo/ui/drop-area'
import { calendar } from '@repo/ui/icons'
import { RadioGroup } from '@repo/ui/radio-group'
import { useMemo } from 'react'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import { SummaryFigures } from '../summary-figures.tsx'
import { DayChoice } from './day-choice.tsx'
import { FileList } from './file-list.tsx'
import styles from './preview.module.css'
import { PrivacySettings } from './privacy-settings.tsx'
import type { Preview } from './use-preview.ts'

interface SettingsTabProps {
  preview: Preview
  /** How many of the chosen days are stored already. */
  storedCount: number
}

/** Files, and the part of them to import. */
export function SettingsTab({ preview, storedCount }: SettingsTabProps) {
  const t = useTimelineMessages()
  const { days, chosen, files, surplus, hidden, dropped, isKept, dispatch } = preview
  const dates = useMemo(() => days.map(({ date }) => date), [days])
  const chosenSet = useMemo(() => new Set(chosen), [chosen])
  const [oldest, newest] = [dates[0], dates.at(-1)]
  return (
    <div className={styles.settings}>
      <DropArea
        icon={calendar}
        title={t('timeline.drop')}
        text={t('timeline.dropText', { max: PRODUCT_LIMITS.timeline.filesPerImport })}
        choose={t('timeline.choose')}
        accept=".json,application/json"
        onFiles={preview.add}
      />
      {surplus > 0 ? (
        <p className={styles.problem} role="alert">
          {t('timeline.tooMany', { max: PRODUCT_LIMITS.timeline.filesPerImport, count: surplus })}
        </p>
      ) : null}
      {files.length > 0 ? <FileList preview={preview} /> : <WhereFrom />}
      {oldest && newest ? (
        <>
          <div className={styles.summary}>
            <SummaryFigures oldest={oldest} newest={newest} totalDays={days.length} />
          </div>
          <DayChoice
            days={dates}
            chosen={chosenSet}
            onChoose={(some, isChosen) => dispatch({ type: 'days.chosen', days: some, isChosen })}
          />
          {storedCount > 0 ? <Existing preview={preview} storedCount={storedCount} /> : null}
          <PrivacySettings hidden={hidden} excludedCount={dropped.length} isKept={isKept} dispatch={dispatch} />
        </>
      ) : null}
    </div>
  )
}

function WhereFrom() {
  const t = useTimelineMessages()
  return (
    <details className={styles.how}>
      <summary>{t('timeline.howTo')}</summary>
      <ul>
        <li>{t('timeline.howAndroid')}</li>
        <li>{t('timeline.howIos')}</li>
        <li>{t('timeline.howTakeout')}</li>
      </ul>
    </details>
  )
}

function Existing({ preview: { isReplacing, dispatch }, storedCount }: SettingsTabProps) {
  const t = useTimelineMessages()
  return (
    <section className={styles.section}>
      <RadioGroup
        label={t('timeline.existing')}
        options={[
          {
            value: 'keep',
            label: t('timeline.keepExisting'),
            hint: t('timeline.keepExistingText', { count: storedCount }),
          },
          { value: 'replace', label: t('timeline.replaceExisting') },
        ]}
        value={isReplacing ? 'replace' : 'keep'}
        onChange={(value) => dispatch({ type: 'replacing.changed', isReplacing: value === 'replace' })}
      />
    </section>
  )
}
