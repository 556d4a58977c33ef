import { Icon } from '@repo/ui/icon'
import { caretDown } from '@repo/ui/icons'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { FoundQuestion } from './faq.server.ts'
import styles from './questions.module.css'

interface QuestionsProps {
  questions: readonly FoundQuestion[]
  /** What was searched for is read at once. */
  areOpen: boolean
}

/**
 * Questions that open to their answers, without scripts too. The address of one is that of its answer: a browser opens
 * what an address leads into.
 */
export function Questions({ questions, areOpen }: QuestionsProps) {
  useOpenedByAddress()
  return (
    <div className={styles.questions}>
      {questions.map(({ id, heading, text }) => (
        <details key={id} className={styles.question} open={areOpen}>
          <summary className={styles.summary}>
            <h2>{heading}</h2>
            <Icon path={caretDown} size={18} />
          </summary>
          <p id={id} className={styles.answer}>
            {text}
          </p>
        </details>
      ))}
    </div>
  )
}

/** A link within the product changes the address without the browser's doing. */
function useOpenedByAddress(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1))
    const question = answer?.closest('details')
    if (!answer || !question || question.open) return
    question.open = true
    answer.scrollIntoView()
  }, [hash, key])
}
