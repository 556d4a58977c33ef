import { RoutePicture } from '@repo/articles/route-picture'
import { PRODUCT_LIMITS } from '@repo/contract'
import { formatDistance } from '@repo/i18n'
import { StageFigures } from '@repo/journeys/figures'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { bedFill, caretDown, caretUp, dotsSixVertical, eyeSlash, notePencil, scissors, x } from '@repo/ui/icons'
import { TextArea } from '@repo/ui/text-area'
import { useLanguage } from '@repo/web-kit/language'
import { useLangOfText, useLocalizedText } from '@repo/web-kit/use-localized-text'
import { type ComponentProps, useState } from 'react'
import { useEditorUser } from './editor-user.ts'
import styles from './entry-row.module.css'
import type { DraftEntry } from './journey-edit.ts'

interface EntryRowProps {
  entry: DraftEntry
  name: string
  /** Below the day, where there are days. */
  headingLevel: 2 | 3
  isFirst: boolean
  isLast: boolean
  /** The props of what it is dragged by. */
  handle: ComponentProps<'span'>
  onMove: (by: 1 | -1) => void
  onNote: (note: string) => void
  /** Moves the cuts between it and its neighbours; null where it has none. */
  onCut: (() => void) | null
  onRemove: () => void
}

/** One entry with what can be done with it. It is moved by its handle or, with keys and screen readers, by two buttons. */
export function EntryRow({
  entry,
  name,
  headingLevel,
  isFirst,
  isLast,
  handle,
  onMove,
  onNote,
  onCut,
  onRemove,
}: EntryRowProps) {
  const t = useJourneysMessages()
  const [isNoting, setIsNoting] = useState(entry.note !== '')
  return (
    <li className={styles.row} data-entry={String(entry.ref)}>
      <span className={styles.handle} aria-hidden="true" {...handle}>
        <Icon path={dotsSixVertical} size={20} />
      </span>
      <Picture entry={entry} />
      <div className={styles.text}>
        <Title entry={entry} name={name} level={headingLevel} />
        {entry.kind === 'stage' ? <Facts entry={entry} /> : null}
      </div>
      <div className={styles.tools}>
        <IconButton
          label={t('journeys.edit.up', { name })}
          icon={caretUp}
          data-move={-1}
          aria-disabled={isFirst}
          onClick={() => (isFirst ? undefined : onMove(-1))}
        />
        <IconButton
          label={t('journeys.edit.down', { name })}
          icon={caretDown}
          data-move={1}
          aria-disabled={isLast}
          onClick={() => (isLast ? undefined : onMove(1))}
        />
        <IconButton
          label={t('journeys.edit.noteOf', { name })}
          icon={notePencil}
          aria-expanded={isNoting}
          onClick={() => setIsNoting(!isNoting)}
        />
        {onCut ? <IconButton label={t('journeys.cut.moveOf', { name })} icon={scissors} onClick={onCut} /> : null}
        <IconButton label={t('journeys.edit.removeOf', { name })} icon={x} onClick={onRemove} />
      </div>
      {isNoting ? (
        <div className={styles.note}>
          <TextArea
            label={t('journeys.edit.note')}
            aria-label={t('journeys.edit.noteOf', { name })}
            value={entry.note}
            max={PRODUCT_LIMITS.journey.noteLength.max}
            onChange={({ target }) => onNote(target.value)}
          />
        </div>
      ) : null}
    </li>
  )
}

function Picture({ entry: { kind, article } }: { entry: DraftEntry }) {
  if (!article)
    return (
      <span className={styles.blank}>
        <Icon path={kind === 'rest' ? bedFill : eyeSlash} size={22} />
      </span>
    )
  return (
    <span className={styles.picture}>
      <RoutePicture article={article} width={640} height={360} />
    </span>
  )
}

function Title({ entry: { article }, name, level }: { entry: DraftEntry; name: string; level: 2 | 3 }) {
  const { titleOf } = useLocalizedText()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className={styles.title} lang={article ? titleOf(article).lang : undefined}>
      {name}
    </Heading>
  )
}

/** Its figures, whose it is, and whether others see it. */
function Facts({ entry: { article, part, sums, shownTo } }: { entry: DraftEntry }) {
  const t = useJourneysMessages()
  const ownId = useEditorUser()
  const language = useLanguage()
  const langOfText = useLangOfText()
  const author = article && article.author.id !== ownId ? article.author : null
  return (
    <>
      {author ? (
        <p className={styles.credit} lang={langOfText(author.name)}>
          {t('journeys.by', { name: author.name })}
        </p>
      ) : null}
      {part ? (
        <p className={styles.credit}>
          {t('journeys.cut.range', {
            from: formatDistance(part.fromMeters, language),
            to: formatDistance(part.toMeters, language),
          })}
        </p>
      ) : null}
      <StageFigures sums={sums} shownTo={shownTo} />
    </>
  )
}
