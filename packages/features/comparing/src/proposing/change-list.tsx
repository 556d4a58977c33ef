import { type MapChange, type MapDocument, mapChangeKey } from '@mishiori/map-document'
import { type ProposedText, proposedTextKey } from '@repo/contract'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import type { ReactNode } from 'react'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import styles from './change-list.module.css'
import { ChangedTexts } from './changed-texts.tsx'
import { type DescribedChange, describeChange } from './describe-change.ts'
import { ProposedTextChange } from './proposed-text-change.tsx'

interface ChangeChoice {
  readonly isChosen: (key: string) => boolean
  readonly canChoose: (key: string) => boolean
  readonly toggle: (key: string) => void
}

interface ChangeListProps {
  changes: readonly MapChange[]
  texts: readonly ProposedText[]
  /** The map of the article as it is; null where it is not known. */
  map: MapDocument | null
  /** The article's own text of now, where it differs from what was proposed to change. */
  nowOf?: (text: ProposedText) => unknown
  /** Which of them are chosen, where they can be. */
  choice?: ChangeChoice
  /** Details shown beside a change. */
  after?: (key: string) => ReactNode
}

/** What a proposal changes, one thing after the other, with the old and the new text of each. */
export function ChangeList({ changes, texts, map, nowOf, choice, after }: ChangeListProps) {
  const t = useComparingMessages()
  const row = (key: string, heading: ReactNode, details: ReactNode) => (
    <li key={key}>
      {choice ? <Choosable choice={choice} id={key} heading={heading} /> : <span>{heading}</span>}
      {details}
      {after?.(key)}
    </li>
  )
  return (
    <ul className={styles.list}>
      {texts.map((text) => {
        const label = t('proposal.inLanguage', {
          part: t(`proposal.text.${text.field}`),
          language: LANGUAGE_NAMES[text.language],
        })
        const details = <ProposedTextChange text={text} now={nowOf?.(text)} />
        return row(
          proposedTextKey(text),
          <Heading side="changed" kind={t('proposal.change.changed')} name={label} />,
          details,
        )
      })}
      {changes.map((change) => {
        const described = describeChange(change, map, t)
        return row(mapChangeKey(change), <Heading {...described} />, <ChangedTexts texts={described.texts} />)
      })}
    </ul>
  )
}

function Choosable({ choice, id, heading }: { choice: ChangeChoice; id: string; heading: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={choice.isChosen(id)}
        disabled={!choice.canChoose(id)}
        onChange={() => choice.toggle(id)}
      />
      <span>{heading}</span>
    </label>
  )
}

function Heading({
  side,
  kind,
  name,
  parts = '',
}: Pick<DescribedChange, 'side' | 'kind' | 'name'> & { parts?: string }) {
  return (
    <>
      <span className={styles.kind} data-kind={side}>
        {kind}
      </span>
      {name ? <b>{name}</b> : null}
      {parts ? <small className={styles.parts}>{parts}</small> : null}
    </>
  )
}
