import type { ReactNode } from 'react'
import { BlockChanges } from './block-changes.tsx'
import type { ObjectChange } from './compare-maps.ts'
import {
  areSameWords,
  isUnchanged,
  isUnchangedText,
  type StateChanges,
  type TextChanges,
  type WordChanges,
} from './compare-states.ts'
import styles from './history.module.css'
import { MapChanges } from './map-changes.tsx'
import { useComparingWords } from './words/comparing-words.tsx'

const PART_ELEMENTS = { added: 'ins', removed: 'del', same: 'span' } as const

interface ChangesViewProps {
  changes: StateChanges
  /** Address of the later map's picture. */
  picture: string
  /** What opens both maps to move in. */
  liveMap?: ReactNode
}

/** What changed between two states of an article, part by part. */
export function ChangesView({ changes, picture, liveMap = null }: ChangesViewProps) {
  const t = useComparingWords()
  if (isUnchanged(changes)) return <p>{t('compare.same')}</p>
  const { objects, hasOtherLayers, drawing, translation, ...words } = changes
  return (
    <>
      <HeadChanges words={words} />
      {objects.length > 0 || hasOtherLayers ? (
        <section className={styles.mapChanges}>
          <h3>{t('compare.changedMap')}</h3>
          {drawing ? <MapChanges drawing={drawing} picture={picture} /> : null}
          <ul className={styles.objects}>
            {objects.map((object) => (
              <li key={object.id} data-kind={object.kind}>
                <b>{object.name}</b> <small>{wordOf(object, t)}</small>
              </li>
            ))}
            {hasOtherLayers ? <li>{t('compare.layersChanged')}</li> : null}
          </ul>
          {drawing ? liveMap : null}
        </section>
      ) : null}
      <BodyChanges {...words} />
      {areSameWords(translation) ? null : (
        <section>
          <h3>{t('compare.changedTranslation')}</h3>
          <HeadChanges words={translation} />
          <BodyChanges {...translation} />
        </section>
      )}
    </>
  )
}

function HeadChanges({ words: { title, summary } }: { words: WordChanges }) {
  const t = useComparingWords()
  return (
    <>
      {title ? <TextChange label={t('compare.changedTitle')} {...title} /> : null}
      {summary ? <TextChange label={t('compare.changedSummary')} {...summary} /> : null}
    </>
  )
}

function BodyChanges({ lines, blocks, isOnlyDividedAnew }: TextChanges) {
  const t = useComparingWords()
  if (isUnchangedText({ lines, blocks, isOnlyDividedAnew })) return null
  return (
    <section>
      <h3>{t('compare.changedText')}</h3>
      {lines.map((line, index) => (
        <ChangedLine key={`${index} ${line.kind}`} line={line} />
      ))}
      <BlockChanges blocks={blocks} isOnlyDividedAnew={isOnlyDividedAnew} />
    </section>
  )
}

function ChangedLine({ line }: { line: TextChanges['lines'][number] }) {
  const t = useComparingWords()
  const words = { added: t('compare.lineAdded'), removed: t('compare.lineRemoved'), edited: t('compare.textEdited') }
  const parts = line.kind === 'edited' ? line.parts : [line]
  return (
    <p className={styles.line}>
      <span className={styles.spoken}>{words[line.kind]}</span>
      {parts.map(({ kind, text }, index) => {
        const Part = PART_ELEMENTS[kind]
        return <Part key={`${index} ${kind}`}>{text}</Part>
      })}
    </p>
  )
}

function TextChange({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <section>
      <h3>{label}</h3>
      {before === '' ? null : (
        <p className={styles.line}>
          <del>{before}</del>
        </p>
      )}
      {after === '' ? null : (
        <p className={styles.line}>
          <ins>{after}</ins>
        </p>
      )}
    </section>
  )
}

function wordOf({ kind }: ObjectChange, t: ReturnType<typeof useComparingWords>): string {
  if (kind === 'added') return t('compare.objectAdded')
  return kind === 'removed' ? t('compare.objectRemoved') : t('compare.objectChanged')
}
