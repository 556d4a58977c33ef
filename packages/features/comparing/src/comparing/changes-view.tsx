import type { ReactNode } from 'react'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import { BlockChanges } from './block-changes.tsx'
import styles from './changes.module.css'
import type { ObjectChange } from './compare-maps.ts'
import {
  type BodyChanges,
  isTextUnchanged,
  isUnchanged,
  isUnchangedText,
  type StateChanges,
  type TextChanges,
} from './compare-states.ts'
import { MapChanges } from './map-changes.tsx'

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
  const t = useComparingMessages()
  if (isUnchanged(changes)) return <p>{t('compare.same')}</p>
  const { objects, hasOtherLayers, drawing, translation, ...text } = changes
  return (
    <>
      <HeadingChanges text={text} />
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
      <BodyDiff {...text} />
      {isTextUnchanged(translation) ? null : (
        <section>
          <h3>{t('compare.changedTranslation')}</h3>
          <HeadingChanges text={translation} />
          <BodyDiff {...translation} />
        </section>
      )}
    </>
  )
}

function HeadingChanges({ text: { title, summary } }: { text: TextChanges }) {
  const t = useComparingMessages()
  return (
    <>
      {title ? <TextChange label={t('compare.changedTitle')} {...title} /> : null}
      {summary ? <TextChange label={t('compare.changedSummary')} {...summary} /> : null}
    </>
  )
}

function BodyDiff(changes: BodyChanges) {
  const t = useComparingMessages()
  if (isUnchangedText(changes)) return null
  return (
    <section>
      <h3>{t('compare.changedText')}</h3>
      <BodyLines {...changes} />
    </section>
  )
}

/** How the lines, pictures and looks of two texts differ. */
export function BodyLines({ lines, blocks, isOnlyDividedAnew }: BodyChanges) {
  return (
    <>
      {lines.map((line, index) => (
        <ChangedLine key={`${index} ${line.kind}`} line={line} />
      ))}
      <BlockChanges blocks={blocks} isOnlyDividedAnew={isOnlyDividedAnew} />
    </>
  )
}

function ChangedLine({ line }: { line: BodyChanges['lines'][number] }) {
  const t = useComparingMessages()
  const labels = { added: t('compare.lineAdded'), removed: t('compare.lineRemoved'), edited: t('compare.textEdited') }
  const parts = line.kind === 'edited' ? line.parts : [line]
  return (
    <p className={styles.line}>
      <span className={styles.spoken}>{labels[line.kind]}</span>
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

function wordOf({ kind }: ObjectChange, t: ReturnType<typeof useComparingMessages>): string {
  if (kind === 'added') return t('compare.objectAdded')
  return kind === 'removed' ? t('compare.objectRemoved') : t('compare.objectChanged')
}
