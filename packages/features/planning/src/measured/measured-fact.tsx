import { isHealth, type MeasuredKind, seenKinds } from '@repo/articles/measured-kinds'
import type { ReadingView } from '@repo/articles/reading-view'
import { Button } from '@repo/ui/button'
import { pulse } from '@repo/ui/icons'
import { Segmented } from '@repo/ui/segmented'
import { Skeleton } from '@repo/ui/skeleton'
import { useState } from 'react'
import { Fact } from '../fact.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { HealthSwitch } from './health-switch.tsx'
import styles from './measured.module.css'
import { MeasuredChart } from './measured-chart.tsx'
import { type MeasuredLine, useMeasuredLine } from './use-measured-line.ts'

interface MeasuredFactProps {
  view: Pick<ReadingView, 'article' | 'heldLayers' | 'figures'>
  /** Of the link that a reader came by. */
  token: string | null
}

/** What was measured along the main line, as curves over its elevations; nothing where nothing was. */
export function MeasuredFact({ view, token }: MeasuredFactProps) {
  const kinds = seenKinds(view.figures?.measured ?? [], view.article)
  const { card, state, retry } = useMeasuredLine({ view, token })
  if (kinds.length === 0) return null
  return (
    <div ref={card}>
      <MeasuredCard kinds={kinds} state={state} onRetry={retry} article={view.article} />
    </div>
  )
}

interface MeasuredCardProps {
  kinds: readonly MeasuredKind[]
  state: MeasuredLine
  onRetry: () => void
  article: ReadingView['article']
}

/** The card in one state. It keeps its height while the line is loaded. */
export function MeasuredCard({ kinds, state, onRetry, article }: MeasuredCardProps) {
  const t = usePlanningMessages()
  const [chosen, setChosen] = useState<MeasuredKind | null>(null)
  const kind = kinds.find((known) => known === chosen) ?? kinds[0]
  const isOwner = article.viewerCan.edit && kinds.some(isHealth)
  return (
    <Fact icon={pulse} title={t('measured.title')}>
      {kinds.length > 1 && kind ? (
        <Segmented
          label={t('measured.choose')}
          options={kinds.map((value) => ({ value, label: t(`measured.${value}`) }))}
          value={kind}
          onChange={setChosen}
        />
      ) : null}
      <div className={styles.body}>
        {state.kind === 'known' && kind ? <MeasuredChart key={kind} line={state.line} kind={kind} /> : null}
        {state.kind === 'loading' ? (
          <div aria-busy="true" className={styles.loading}>
            <Skeleton height={160} />
          </div>
        ) : null}
        {state.kind === 'failed' ? (
          <p className={styles.failed}>
            {t('measured.failed')}
            <Button size="sm" variant="line" onClick={onRetry}>
              {t('planning.retry')}
            </Button>
          </p>
        ) : null}
      </div>
      {isOwner ? <HealthSwitch article={article} /> : null}
    </Fact>
  )
}
