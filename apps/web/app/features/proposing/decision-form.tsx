import { mapChangeKey } from '@mishiori/map-document'
import { type ApiError, PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { TextArea } from '@repo/ui/text-area'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../platform/http/browser-api.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useComparingMessages } from '../comparing/messages/comparing-messages.tsx'
import { ChangeList } from './change-list.tsx'
import type { ProposalDetails } from './proposal.ts'
import styles from './proposal-page.module.css'
import type { ReadProposal } from './read-proposal.ts'

interface DecisionFormProps {
  proposal: ProposalDetails
  read: ReadProposal
  article: { readonly id: number; readonly version: number }
}

type Busy = 'taking' | 'declining' | null

/** Accepts a proposal completely or object by object, or declines it with a comment. Outdated changes are listed but not selectable. */
export function DecisionForm({ proposal, read: { changes, conflicts }, article }: DecisionFormProps) {
  const t = useComparingMessages()
  const applicable = changes.map(mapChangeKey).filter((key) => !conflicts.has(key))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(applicable))
  const [text, setText] = useState('')
  const { busy, error, decide } = useDecision(proposal, article)
  const taken = applicable.filter((key) => chosen.has(key))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (taken.length > 0) void decide(taken, text)
      }}
    >
      <fieldset>
        <legend>{t('proposal.choose')}</legend>
        <ChangeList
          changes={changes}
          choice={{
            isChosen: (key) => taken.includes(key),
            canChoose: (key) => !conflicts.has(key),
            toggle: (key) => setChosen(toggled(chosen, key)),
          }}
          after={(key) => {
            const reason = conflicts.get(key)
            return reason ? <small className={styles.conflict}>{t(`proposal.conflict.${reason}`)}</small> : null
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
          onClick={() => void decide([], text)}
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

function useDecision(proposal: ProposalDetails, article: DecisionFormProps['article']) {
  const t = useComparingMessages()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<Busy>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const decide = async (accept: readonly string[], answer: string) => {
    if (busy) return
    setBusy(accept.length > 0 ? 'taking' : 'declining')
    setError(null)
    const decided = await browserApi().decideProposal(
      {
        params: { id: String(article.id), proposalId: String(proposal.id) },
        body: { accept: [...accept], answer },
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
