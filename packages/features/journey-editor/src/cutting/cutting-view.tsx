import type { ArticleSummary } from '@repo/articles/article-summary'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { arrowULeftDown, plus } from '@repo/ui/icons'
import { Select } from '@repo/ui/select'
import { useLanguage } from '@repo/web-kit/language'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { useEffect, useRef } from 'react'
import type { NewEdit } from '../use-journey-saver.ts'
import type { CutLine } from './cut-line.ts'
import { CutPicture } from './cut-picture.tsx'
import { halveLongest } from './cut-plan.ts'
import { CutRows } from './cut-rows.tsx'
import styles from './cutting.module.css'
import { ProposeForm } from './propose-form.tsx'
import { useCutArticle } from './use-cutting.ts'
import { type CuttingOfLine, editsOf, useLineCutting } from './use-line-cutting.ts'

interface CuttingViewProps extends Omit<CuttingOfLine, 'line'> {
  onEdit: (edit: NewEdit) => void
  onClose: () => void
}

/** Cuts a line of an article into stages, or moves the cuts between stages that there are. */
export default function CuttingView(props: CuttingViewProps) {
  const t = useJourneysMessages()
  const { t: common } = useLanguage()
  const { titleOf } = useLocalizedText()
  const { cut, onChange, onClose } = props
  const { loaded, retry } = useCutArticle(cut.articleId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const name = loaded.status === 'ready' ? titleOf(loaded.article).text || t('journeys.untitled') : ''
  const lines = loaded.status === 'ready' ? loaded.lines : []
  const line = lines.find(({ line: { id } }) => id === cut.objectId) ?? (cut.refs ? null : (lines[0] ?? null))
  return (
    <section className={styles.view} aria-labelledby="cutting">
      <h2 id="cutting" ref={heading} tabIndex={-1}>
        {name === '' ? t('journeys.cut.title') : t('journeys.cut.titleOf', { name })}
      </h2>
      {loaded.status === 'loading' ? <p role="status">{common('common.loading')}</p> : null}
      {loaded.status === 'failed' ? (
        <p role="alert">
          {t('journeys.cut.failed')} <Button onClick={retry}>{common('common.retry')}</Button>
        </p>
      ) : null}
      {loaded.status === 'ready' && !line ? <p role="alert">{t('journeys.cut.noLine')}</p> : null}
      {cut.refs === null && lines.length > 1 && line ? (
        <Select
          label={t('journeys.cut.line')}
          value={line.line.id}
          options={lines.map(({ line: { id, name: label } }) => ({ value: id, label }))}
          onChange={({ target }) => onChange({ ...cut, objectId: target.value, plan: null })}
        />
      ) : null}
      {loaded.status === 'ready' && line ? (
        <LineCutting key={line.line.id} {...props} line={line} article={loaded.article} />
      ) : (
        <Button onClick={onClose}>{common('common.cancel')}</Button>
      )}
    </section>
  )
}

interface LineCuttingProps extends CuttingViewProps {
  line: CutLine
  article: ArticleSummary
}

function LineCutting(props: LineCuttingProps) {
  const t = useJourneysMessages()
  const { t: common } = useLanguage()
  const { cut, onEdit, onClose, line } = props
  const cutting = useLineCutting(props)
  const { plan, history, stages, maxStages, hasRoom } = cutting
  const isNew = cut.refs === null
  return (
    <div className={styles.columns}>
      <CutPicture {...cutting} line={line} kind={props.draft.details.kind} />
      <div className={styles.side}>
        {isNew ? (
          <ProposeForm line={line} plan={plan} stops={cutting.stops} maxStages={maxStages} onPropose={history.change} />
        ) : null}
        <p className={styles.hint}>{t('journeys.cut.hint')}</p>
        <CutRows
          {...cutting.actions}
          plan={plan}
          parts={cutting.parts}
          nameOf={cutting.nameOf}
          placeOf={cutting.placeOf}
        />
        <div className={styles.tools}>
          {isNew ? (
            <Button
              icon={<Icon path={plus} size={16} />}
              disabled={!hasRoom}
              onClick={() => history.change(halveLongest(plan))}
            >
              {t('journeys.cut.add')}
            </Button>
          ) : null}
          <Button
            icon={<Icon path={arrowULeftDown} size={16} />}
            disabled={history.undo === null}
            onClick={() => history.undo?.()}
          >
            {t('journeys.own.undo')}
          </Button>
        </div>
        <div className={styles.confirm}>
          <Button onClick={onClose}>{common('common.cancel')}</Button>
          <Button
            variant="primary"
            disabled={isNew && stages.length > maxStages}
            onClick={() => {
              for (const edit of editsOf(cutting, props)) onEdit(edit)
              onClose()
            }}
          >
            {isNew ? t('journeys.cut.confirm', { count: stages.length }) : t('journeys.cut.save')}
          </Button>
        </div>
      </div>
    </div>
  )
}
