import { type AnyLine, type MapDocument, mainLine } from '@mishiori/map-document'
import { type Along, PRODUCT_LIMITS, type TurnsOfLine } from '@repo/contract'
import { formatReach } from '@repo/i18n'
import { type FindAlong, findAlongLine } from '@repo/planning/find-along'
import { type FindTurns, findTurnsOfLine, type TurnsAnswer } from '@repo/planning/find-turns'
import { usePlanningMessages } from '@repo/planning/planning-messages'
import { useAlong } from '@repo/planning/use-along'
import { useAnswer } from '@repo/planning/use-answer'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { leaveFocus } from '@repo/web-kit/leave-focus'
import { useMemo } from 'react'
import styles from './booklet.module.css'
import { useBookletMessages } from './messages/booklet-messages.ts'

/** What a table is made of. */
interface AskedTable<Answer> {
  /** Null while it is asked for, `none` without a main line. */
  readonly answer: Answer | 'failed' | 'none' | null
  readonly retry: () => void
}

export type BookletTurns = AskedTable<TurnsAnswer>
export type BookletAlong = AskedTable<Along | 'tooLong'>

/** The turns of the main line, in the language of the booklet. */
export function useBookletTurns(value: MapDocument, isWanted: boolean): BookletTurns {
  const { locale } = useLanguage()
  const line = useMemo(() => mainLine(value), [value])
  const find = useMemo<FindTurns>(
    () => async (signal) => (line ? findTurnsOfLine(line, locale, signal) : 'failed'),
    [line, locale],
  )
  const { answer, retry } = useAnswer(isWanted && line !== null, find)
  return { answer: line ? answer : 'none', retry }
}

/** What lies along the main line. */
export function useBookletAlong(value: MapDocument, isWanted: boolean): BookletAlong {
  const line = useMemo(() => mainLine(value), [value])
  const find = useMemo(() => findOf(line), [line])
  const { answer, retry } = useAlong(isWanted && line !== null, find)
  return { answer: line ? answer : 'none', retry }
}

const findOf =
  (line: AnyLine | null): FindAlong =>
  async (...asked) =>
    line && findAlongLine(line, ...asked)

/** Those that have a table. */
export function printedTurns(answer: BookletTurns['answer']): TurnsOfLine | null {
  return answer !== null && typeof answer === 'object' && answer.turns.length > 0 ? answer : null
}

/** Those that have a table. */
export function printedAlong(answer: BookletAlong['answer']): Along | null {
  return answer !== null && typeof answer === 'object' && answer.places.length > 0 ? answer : null
}

/** Why the booklet that asked for turns prints without them. */
export function TurnsProblem({ turns: { answer, retry } }: { turns: BookletTurns }) {
  const t = usePlanningMessages()
  if (answer === null || answer === 'none' || printedTurns(answer)) return null
  if (answer === 'failed') return <Failed text={t('turns.failed')} onRetry={retry} />
  return <p className={styles.soft}>{t(answer === 'tooLong' ? 'turns.tooLong' : 'turns.unknown')}</p>
}

/** Why the booklet that asked for what lies along the way prints without it. */
export function AlongProblem({ along: { answer, retry } }: { along: BookletAlong }) {
  const t = useBookletMessages()
  const why = useReason(answer)
  if (why === null) return null
  if (answer === 'failed') return <Failed text={why} onRetry={retry} />
  return <p className={styles.soft}>{t('booklet.noAlong', { why })}</p>
}

/** Null where there is a table, and where none is wanted. */
function useReason(answer: BookletAlong['answer']): string | null {
  const t = usePlanningMessages()
  const language = useLanguage()
  if (answer === null || answer === 'none' || printedAlong(answer)) return null
  if (answer === 'failed' || answer === 'tooLong') return t(`along.${answer}`)
  if (answer.coverage === 'none') return t('along.unknown')
  return t('along.none', { distance: formatReach(PRODUCT_LIMITS.along.usualMeters, language) })
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useLanguage()
  return (
    <div ref={leaveFocus} className={styles.warning} role="status">
      <p>{text}</p>
      <Button size="sm" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
