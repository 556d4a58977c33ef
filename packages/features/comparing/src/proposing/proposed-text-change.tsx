import type { ProposedText } from '@repo/contract'
import { useMemo } from 'react'
import { BodyLines } from '../comparing/changes-view.tsx'
import { compareBodies } from '../comparing/compare-states.ts'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import styles from './change-list.module.css'
import { ChangedTexts } from './changed-texts.tsx'

interface ProposedTextChangeProps {
  text: ProposedText
  /** The article's text of now, where it is neither; undefined where it is. */
  now: unknown
}

/** The old and the new text, and what the author has made of it since. */
export function ProposedTextChange({ text: { field, before, after }, now }: ProposedTextChangeProps) {
  const t = useComparingMessages()
  if (field === 'body') return <BodyChange before={before} after={after} now={now} />
  const shown = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return (
    <ChangedTexts
      texts={[{ label: t(`proposal.text.${field}`), before: shown(before), after: shown(after), now: shown(now) }]}
    />
  )
}

function BodyChange({ before, after, now }: { before: unknown; after: unknown; now: unknown }) {
  const t = useComparingMessages()
  const proposed = useMemo(() => compareBodies(before, after), [before, after])
  const since = useMemo(() => (now === undefined ? null : compareBodies(before, now)), [before, now])
  return (
    <div className={styles.body}>
      <BodyLines {...proposed} />
      {since ? (
        <details>
          <summary>{t('proposal.since')}</summary>
          <BodyLines {...since} />
        </details>
      ) : null}
    </div>
  )
}
