import { mapChangeKey } from '@mishiori/map-document'
import { type ApiError, PRODUCT_LIMITS, proposedTextKey } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { TextArea } from '@repo/ui/text-area'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import { ChangeList } from './change-list.tsx'
import type { ProposalDetails } from './proposal.ts'
import styles from './proposal-page.module.css'
import { type ReadProposal, textOfNow } from './read-proposal.ts'
import type { WrittenArticle } from './text-draft.ts'

interface DecisionFormProps {
  proposal: ProposalDetails
  read: ReadProposal
  article: { readonly id: number; readonly version: number }
  /** The texts of the article; null where they are not known. */
  current: WrittenArticle | null
}

type Busy = 'taking' | 'declining' | null

/**
 * Accepts a proposal completely or change by change, or declines it with a comment. What contradicts a later change of the
 * author is shown beside that, and taken only where the author chooses it.
 */
export function DecisionForm({ proposal, read, article, current }: DecisionFormProps) {
  const { changes, texts, conflicts, overrulable, before } = read
  const t = useComparingMessages()
  const takeable = [...texts.map(proposedTextKey), ...changes.map(mapChangeKey)].filter(
    (key) => !conflicts.has(key) || overrulable.has(key),
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(takeable.filter((key) => !conflicts.has(key))),
  )
  const [text, setText] = useState('')
  const { busy, error, decide } = useDecision(proposal, article)
  const taken = takeable.filter((key) => chosen.has(key))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (taken.length === 0) return
        void decide({ accept: taken, overrule: taken.filter((key) => conflicts.has(key)), answer: text })
      }}
    >
      <fieldset>
        <legend>{t('proposal.choose')}</legend>
        <ChangeList
          changes={changes}
          texts={texts}
          map={before}
          nowOf={(one) => textOfNow(current, one)}
          choice={{
            isChosen: (key) => taken.includes(key),
            canChoose: (key) => takeable.includes(key),
            toggle: (key) => setChosen(toggled(chosen, key)),
          }}
          after={(key) => {
            const reason = conflicts.get(key)
            if (!reason) return null
            return (
              <small className={styles.conflict}>
                {t(`proposal.conflict.${reason}`)}
                {overrulable.has(key) ? ` ${t('proposal.overrule')}` : null}
              </small>
            )
          }}
        />
      </fieldset>
      <TextArea
        label={t('proposal.answerField')}
        value={text}
        max={PRODUCT_LIMITS.proposalAnswerLength.max}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ErrorLine error={error} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          disabled={taken.length === 0}
          busyLabel={busy === 'taking' ? t('proposal.taking') : undefined}
        >
          {t('proposal.take', { count: taken.length })}
        </Button>
        <Button
          busyLabel={busy === 'declining' ? t('proposal.declining') : undefined}
          onClick={() => void decide({ accept: [], overrule: [], answer: text })}
        >
          {t('proposal.decline')}
        </Button>
      </div>
    </form>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key])
}

function ErrorLine({ error }: { error: ApiError | null }) {
  const { formatError } = useLanguage()
  return <div role="alert">{error ? <p className={styles.problem}>{formatError(error)}</p> : null}</div>
}

interface Decided {
  readonly accept: readonly string[]
  /** Those of them that are taken over later changes of the author. */
  readonly overrule: readonly string[]
  readonly answer: string
}

function useDecision(proposal: ProposalDetails, article: DecisionFormProps['article']) {
  const t = useComparingMessages()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<Busy>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const decide = async ({ accept, overrule, answer }: Decided) => {
    if (busy) return
    setBusy(accept.length > 0 ? 'taking' : 'declining')
    setError(null)
    const decided = await browserApi().decideProposal(
      {
        params: { id: String(article.id), proposalId: String(proposal.id) },
        body: { accept: [...accept], ...(overrule.length > 0 && { overrule: [...overrule] }), answer },
      },
      { headers: { 'if-match': `"${article.version}"` } },
    )
    setBusy(null)
    if (!decided.ok) return setError(decided.error)
    show({ variant: 'success', title: t(accept.length > 0 ? 'proposal.taken' : 'proposal.declined') })
    await revalidate()
  }
  return { busy, error, decide }
}
