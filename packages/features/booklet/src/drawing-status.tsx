import { Button } from '@repo/ui/button'
import { Progress } from '@repo/ui/progress'
import styles from './booklet.module.css'
import { useBookletMessages } from './messages/booklet-messages.ts'
import type { MapPictures } from './pictures/use-map-pictures.ts'
import { OVERVIEW } from './plan/plan-booklet.ts'

/** How a map is called that has gaps. Default: its number. */
export type NameOfMap = (key: string) => string

/** How far the drawing of the maps is, and what can be done when it went wrong. */
export function DrawingStatus({ drawing, nameOf }: { drawing: MapPictures; nameOf?: NameOfMap | undefined }) {
  const t = useBookletMessages()
  const { state, total, pictures, cancel, drawAgain } = drawing
  if (total === 0) return null
  if (state.kind === 'drawing') {
    const label = t('booklet.drawing', { done: Math.min(total, pictures.size + 1), total })
    return (
      <div className={styles.status}>
        <p role="status">{label}</p>
        <Progress label={label} value={pictures.size / total} />
        <Button variant="line" size="sm" onClick={cancel}>
          {t('booklet.cancel')}
        </Button>
      </div>
    )
  }
  const problem = problemOf(drawing, t, nameOf)
  if (!problem) {
    return (
      <p className={styles.status} role="status">
        {t('booklet.drawn')}
      </p>
    )
  }
  return (
    <div className={styles.status} data-problem={state.kind === 'failed' || undefined}>
      <p role={state.kind === 'failed' ? 'alert' : 'status'}>
        <b>{problem.title}</b> {problem.text}
      </p>
      <Button variant="line" size="sm" onClick={drawAgain}>
        {t('booklet.again')}
      </Button>
    </div>
  )
}

function problemOf(
  { state, incompleteKeys }: MapPictures,
  t: ReturnType<typeof useBookletMessages>,
  nameOf: NameOfMap = (key) => (key === OVERVIEW ? t('booklet.overview') : key),
) {
  if (state.kind === 'cancelled') return { title: t('booklet.cancelled'), text: t('booklet.cancelledText') }
  if (state.kind === 'failed' && state.problem === 'noWebgl') {
    return { title: t('booklet.noWebgl'), text: t('booklet.noWebglText') }
  }
  if (state.kind === 'failed') return { title: t('booklet.failed'), text: t('booklet.failedText') }
  if (incompleteKeys.size === 0) return null
  const numbers = [...incompleteKeys].map(nameOf).join(', ')
  return { title: t('booklet.incomplete'), text: t('booklet.incompleteText', { numbers }) }
}
