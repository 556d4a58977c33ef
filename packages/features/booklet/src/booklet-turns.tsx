import { type MapDocument, mainLine } from '@mishiori/map-document'
import type { TurnsOfLine } from '@repo/contract'
import { type FindTurns, findTurnsOfLine, type TurnsAnswer } from '@repo/planning/find-turns'
import { usePlanningMessages } from '@repo/planning/planning-messages'
import { useAnswer } from '@repo/planning/use-answer'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import styles from './booklet.module.css'

export interface BookletTurns {
  /** Null while they are asked for, `none` without a main line. */
  readonly answer: TurnsAnswer | 'none' | null
  readonly retry: () => void
}

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

/** Those that have a table. */
export function printedTurns(answer: BookletTurns['answer']): TurnsOfLine | null {
  return answer !== null && typeof answer === 'object' && answer.turns.length > 0 ? answer : null
}

/** Why the booklet that asked for turns prints without them. */
export function TurnsProblem({ turns: { answer, retry } }: { turns: BookletTurns }) {
  const t = usePlanningMessages()
  if (answer === null || answer === 'none' || printedTurns(answer)) return null
  if (answer !== 'failed')
    return <p className={styles.soft}>{t(answer === 'tooLong' ? 'turns.tooLong' : 'turns.unknown')}</p>
  return (
    <div className={styles.warning} role="status">
      <p>{t('turns.failed')}</p>
      <Button size="sm" onClick={retry}>
        {t('along.retry')}
      </Button>
    </div>
  )
}
