import { changedParts, type MapChange, mapChangeKey } from '@mishiori/map-document'
import type { ReactNode } from 'react'
import { useComparingMessages } from '../comparing/messages/comparing-messages.tsx'
import styles from './change-list.module.css'

interface ChangeChoice {
  readonly isChosen: (key: string) => boolean
  readonly canChoose: (key: string) => boolean
  readonly toggle: (key: string) => void
}

interface ChangeListProps {
  changes: readonly MapChange[]
  /** Which of them are chosen, where they can be. */
  choice?: ChangeChoice
  /** Details shown beside a change. */
  after?: (key: string) => ReactNode
}

/** What a proposal changes, one thing after the other. */
export function ChangeList({ changes, choice, after }: ChangeListProps) {
  const describe = useDescribeChange()
  return (
    <ul className={styles.list}>
      {changes.map((change) => {
        const key = mapChangeKey(change)
        const { kind, name, parts } = describe(change)
        const text = (
          <>
            <span className={styles.kind} data-kind={sideOf(change)}>
              {kind}
            </span>
            {name ? <b>{name}</b> : null}
            {parts ? <small className={styles.parts}>{parts}</small> : null}
          </>
        )
        return (
          <li key={key}>
            {choice ? (
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={choice.isChosen(key)}
                  disabled={!choice.canChoose(key)}
                  onChange={() => choice.toggle(key)}
                />
                <span>{text}</span>
              </label>
            ) : (
              <span>{text}</span>
            )}
            {after?.(key)}
          </li>
        )
      })}
    </ul>
  )
}

function sideOf(change: MapChange): 'added' | 'removed' | 'changed' {
  if (change.kind !== 'object' && change.kind !== 'layer') return 'changed'
  if (!change.before) return 'added'
  return change.after ? 'changed' : 'removed'
}

interface DescribedChange {
  readonly kind: string
  readonly name: string
  /** In what an object differs; '' where that is all of it. */
  readonly parts: string
}

function useDescribeChange() {
  const t = useComparingMessages()
  return (change: MapChange): DescribedChange => {
    switch (change.kind) {
      case 'object': {
        const { before, after } = change
        const isMoved = before && after && before.layerId !== after.layerId
        const kind = t(`proposal.change.${isMoved ? 'moved' : sideOf(change)}`)
        if (!before || !after) return { kind, name: (after ?? before)?.object.name ?? '', parts: '' }
        const parts = changedParts(before.object, after.object).map((part) => t(`proposal.part.${part}`))
        const [old, now] = [before.object.name, after.object.name]
        const name = old === now ? now : t('proposal.renamed', { before: old, after: now })
        return { kind, name, parts: parts.join(' · ') }
      }
      case 'layer': {
        const kind = `${t('proposal.change.layer')} ${t(`proposal.change.${sideOf(change)}`)}`
        return { kind, name: (change.after ?? change.before)?.name ?? '', parts: '' }
      }
      default:
        return { kind: t(`proposal.change.${change.kind}`), name: '', parts: '' }
    }
  }
}
