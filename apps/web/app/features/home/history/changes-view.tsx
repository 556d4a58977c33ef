import { useOwnWords } from '../words/own-words.tsx'
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

/** What changed between two states of an article, part by part. */
export function ChangesView({ changes, picture }: { changes: StateChanges; picture: string }) {
  const t = useOwnWords()
  if (isUnchanged(changes)) return <p>{t('own.same')}</p>
  const { objects, hasOtherLayers, drawing, translation, ...words } = changes
  return (
    <>
      <HeadChanges words={words} />
      {objects.length > 0 || hasOtherLayers ? (
        <section className={styles.mapChanges}>
          <h3>{t('own.changedMap')}</h3>
          {drawing ? <MapChanges drawing={drawing} picture={picture} /> : null}
          <ul className={styles.objects}>
            {objects.map((object) => (
              <li key={object.id} data-kind={object.kind}>
                <b>{object.name}</b> <small>{wordOf(object, t)}</small>
              </li>
            ))}
            {hasOtherLayers ? <li>{t('own.layersChanged')}</li> : null}
          </ul>
        </section>
      ) : null}
      <BodyChanges {...words} />
      {areSameWords(translation) ? null : (
        <section>
          <h3>{t('own.changedTranslation')}</h3>
          <HeadChanges words={translation} />
          <BodyChanges {...translation} />
        </section>
      )}
    </>
  )
}

function HeadChanges({ words: { title, summary } }: { words: WordChanges }) {
  const t = useOwnWords()
  return (
    <>
      {title ? <TextChange label={t('own.changedTitle')} {...title} /> : null}
      {summary ? <TextChange label={t('own.changedSummary')} {...summary} /> : null}
    </>
  )
}

function BodyChanges({ lines, blocks, isOnlyDividedAnew }: TextChanges) {
  const t = useOwnWords()
  if (isUnchangedText({ lines, blocks, isOnlyDividedAnew })) return null
  return (
    <section>
      <h3>{t('own.changedText')}</h3>
      {lines.map((line, index) => {
        const Line = line.kind === 'added' ? 'ins' : 'del'
        return (
          <p key={`${index} ${line.text}`} className={styles.line}>
            <span className={styles.spoken}>{t(line.kind === 'added' ? 'own.lineAdded' : 'own.lineRemoved')}</span>
            <Line>{line.text}</Line>
          </p>
        )
      })}
      <BlockChanges blocks={blocks} isOnlyDividedAnew={isOnlyDividedAnew} />
    </section>
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

function wordOf({ kind }: ObjectChange, t: ReturnType<typeof useOwnWords>): string {
  if (kind === 'added') return t('own.objectAdded')
  return kind === 'removed' ? t('own.objectRemoved') : t('own.objectChanged')
}
