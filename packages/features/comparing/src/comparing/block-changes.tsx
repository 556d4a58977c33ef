import { useComparingMessages } from '../messages/comparing-messages.ts'
import styles from './changes.module.css'
import type { BlockChange } from './compare-blocks.ts'
import type { BodyChanges } from './compare-states.ts'

/** Enough of a block's first line to know it by. */
const MOST_CHARACTERS = 40

/** Changes of a text beside its words: each block by its name, with its changed properties. */
export function BlockChanges({ blocks, isOnlyDividedAnew }: Omit<BodyChanges, 'lines'>) {
  const t = useComparingMessages()
  if (isOnlyDividedAnew) return <p>{t('compare.dividedAnew')}</p>
  if (blocks.length === 0) return null
  return (
    <ul className={styles.objects}>
      {blocks.map((change, index) => (
        <li key={`${index} ${change.name}`} data-kind={change.kind}>
          {t(`compare.block.${change.block}`)} <BlockName name={change.name} />
          <small>{labelsOf(change, t).join(' ')}</small>
        </li>
      ))}
    </ul>
  )
}

function BlockName({ name }: { name: string }) {
  const t = useComparingMessages()
  if (name === '') return null
  const characters = [...name]
  const isLong = characters.length > MOST_CHARACTERS
  const shown = isLong ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : name
  return (
    <>
      <b>{t('compare.blockName', { name: shown })}</b>{' '}
    </>
  )
}

function labelsOf({ kind, facets }: BlockChange, t: ReturnType<typeof useComparingMessages>): string[] {
  if (kind === 'added') return [t('compare.objectAdded')]
  if (kind === 'removed') return [t('compare.objectRemoved')]
  return kind === 'moved' ? [t('compare.blockMoved')] : facets.map((facet) => t(`compare.facet.${facet}`))
}
