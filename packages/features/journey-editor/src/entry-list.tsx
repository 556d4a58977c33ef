import { colorOfDay } from '@repo/contract'
import { colorStyle } from '@repo/journeys/color-style'
import { dateOfDay, formatDay } from '@repo/journeys/format-day'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { Announcement, type Said } from '@repo/ui/announcement'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { type RefObject, useRef, useState } from 'react'
import styles from './entry-list.module.css'
import { EntryRow } from './entry-row.tsx'
import { type Behind, canShift, cutWith, type DraftEntry, type JourneyDraft } from './journey-edit.ts'
import type { SaverState } from './journey-saver.ts'
import { useEntryDrag } from './use-entry-drag.ts'
import type { NewEdit } from './use-journey-saver.ts'

interface EntryListProps {
  draft: JourneyDraft
  /** An entry that gets its number while somebody writes its note stays the same row. */
  formerRefs: SaverState['formerRefs']
  onEdit: (edit: NewEdit) => void
  /** Moves the cuts between stages of one line. */
  onCut: (entries: readonly DraftEntry[]) => void
}

/** All entries by their days, to be moved, noted and taken out. */
export function EntryList({ draft, formerRefs, onEdit, onCut }: EntryListProps) {
  const t = useJourneysMessages()
  const { entries, details } = draft
  const nameOf = useEntryName()
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const { remove } = useRemoval(draft, { onEdit, list })
  /** Puts an entry where another is. */
  const place = (index: number, at: number) => {
    const entry = entries[index]
    if (!entry || at < 0 || at >= entries.length || at === index) return
    const others = entries.toSpliced(index, 1)
    onEdit({ type: 'move', ref: entry.ref, behind: others[at - 1]?.ref ?? null })
    const day = entries[at]?.day ?? entry.day
    const to = { name: nameOf(entry), place: at + 1, count: entries.length }
    setSaid({
      text: details.kind === 'journey' ? t('journeys.edit.movedToDay', { ...to, day }) : t('journeys.edit.moved', to),
    })
  }
  const indexOf = (key: string) => entries.findIndex(({ ref }) => String(ref) === key)
  const handleOf = useEntryDrag((key, before) => {
    const [from, to] = [indexOf(key), before === null ? entries.length : indexOf(before)]
    place(from, to > from ? to - 1 : to)
  })
  if (entries.length === 0) return <EmptyState title={t('journeys.edit.empty')} text={t('journeys.edit.emptyText')} />
  const rowOf = (entry: DraftEntry) => {
    const index = entries.indexOf(entry)
    const group = cutWith(entries, entry)
    // What the server does not know yet gets other names.
    const canCut = group.length > 1 && group.every(({ ref }) => typeof ref === 'number')
    return (
      <EntryRow
        key={formerRefs.get(entry.ref) ?? entry.ref}
        entry={entry}
        name={nameOf(entry)}
        headingLevel={details.kind === 'journey' ? 3 : 2}
        isFirst={index === 0}
        isLast={index === entries.length - 1}
        handle={handleOf(String(entry.ref))}
        onMove={(by) => {
          place(index, index + by)
          focusAgain(list.current, entry.ref, by)
        }}
        onNote={(note) => onEdit({ type: 'note', ref: entry.ref, note })}
        onCut={canCut ? () => onCut(group) : null}
        onRemove={() => remove(entry)}
      />
    )
  }
  return (
    <div ref={list} className={styles.list} data-entries="">
      {details.kind === 'journey' ? (
        daysOf(entries).map(([day, ofDay]) => (
          <section key={day} className={styles.day} style={colorStyle(colorOfDay(day))}>
            <DayHead draft={draft} day={day} first={ofDay[0]} onEdit={onEdit} />
            <ol>{ofDay.map(rowOf)}</ol>
          </section>
        ))
      ) : (
        <ol>{entries.map(rowOf)}</ol>
      )}
      <Announcement said={said} />
    </div>
  )
}

/** In another day the row is another element: the button that was pressed keeps the focus, to be pressed again. */
function focusAgain(list: HTMLElement | null, ref: DraftEntry['ref'], by: 1 | -1): void {
  requestAnimationFrame(() => {
    const row = list?.querySelector(`[data-entry="${CSS.escape(String(ref))}"]`)
    row?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus()
  })
}

interface DayHeadProps extends Pick<EntryListProps, 'draft' | 'onEdit'> {
  day: number
  first: DraftEntry | undefined
}

/** Which day it is, and its ways to come earlier or later with all that follow. */
function DayHead({ draft: { entries, details }, day, first, onEdit }: DayHeadProps) {
  const t = useJourneysMessages()
  const { locale } = useLanguage()
  if (!first) return null
  const index = entries.indexOf(first)
  const name = t('journeys.day', { number: day })
  const shift = (days: 1 | -1) => onEdit({ type: 'shift', ref: first.ref, day: first.day + days })
  return (
    <div className={styles.head}>
      <h2>
        <span className={styles.number} aria-hidden="true">
          {day}
        </span>
        {name}
        {details.startsOn ? <time>{formatDay(dateOfDay(details.startsOn, day), locale)}</time> : null}
      </h2>
      <div className={styles.shifts}>
        {canShift(entries, index, -1) && day > 1 ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('journeys.edit.earlierOf', { name })}
            onClick={() => shift(-1)}
          >
            {t('journeys.edit.earlier')}
          </Button>
        ) : null}
        {canShift(entries, index, 1) ? (
          <Button size="sm" variant="ghost" aria-label={t('journeys.edit.laterOf', { name })} onClick={() => shift(1)}>
            {t('journeys.edit.later')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function daysOf(entries: readonly DraftEntry[]): readonly (readonly [day: number, entries: readonly DraftEntry[]])[] {
  const days = [...new Set(entries.map(({ day }) => day))]
  return days.map((day) => [day, entries.filter((entry) => entry.day === day)])
}

function useEntryName(): (entry: DraftEntry) => string {
  const t = useJourneysMessages()
  const { titleOf } = useLocalizedText()
  return ({ kind, article }) => {
    if (kind === 'rest') return t('journeys.rest')
    return (article && titleOf(article).text) || t('journeys.edit.goneName')
  }
}

interface RemovalOptions {
  readonly onEdit: EntryListProps['onEdit']
  readonly list: RefObject<HTMLElement | null>
}

/** Takes an entry out, with a way back to its place. */
function useRemoval({ entries }: JourneyDraft, { onEdit, list }: RemovalOptions) {
  const t = useJourneysMessages()
  const { show } = useFlashQueue()
  const nameOf = useEntryName()
  const remove = (entry: DraftEntry) => {
    const index = entries.indexOf(entry)
    const behind: Behind = entries[index - 1]?.ref ?? null
    const { ref, ...content } = entry
    onEdit({ type: 'remove', ref })
    show({
      variant: 'success',
      title: t('journeys.edit.removed', { name: nameOf(entry) }),
      topic: 'journey-entry',
      // What is gone, or nobody's to add, cannot be put back.
      ...(entry.kind === 'rest' || (entry.article && entry.shownTo !== 'nobody')
        ? { action: { label: t('journeys.own.undo'), onAct: () => onEdit({ type: 'add', entry: content, behind }) } }
        : {}),
    })
    // The focused row is gone: its neighbour has the focus.
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-entry]')
      const neighbour = rows?.[Math.min(index, rows.length - 1)]?.querySelector('button')
      const focused = neighbour ?? document.getElementById('content')
      focused?.focus({ preventScroll: neighbour === undefined })
    })
  }
  return { remove }
}
