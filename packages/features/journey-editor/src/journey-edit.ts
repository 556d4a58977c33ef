import { type ArticleSummary, toArticleSummary } from '@repo/articles/article-summary'
import { type Journey, type JourneyState, PRODUCT_LIMITS } from '@repo/contract'
import { type JourneyKind, type Stage, type Sums, sumsOfMeasures } from '@repo/journeys/journey-view'

/** What a journey is said to be, and who sees it. */
export interface JourneyDetails {
  readonly kind: JourneyKind
  readonly title: string
  readonly summary: string
  readonly coverPath: string | null
  /** ISO date. */
  readonly startsOn: string | null
  readonly isTravelling: boolean
  readonly state: JourneyState
}

/** Entries of the server have numbers; those that it does not know yet have a key of their own. */
export type EntryRef = number | string

type EntryOfServer = Journey['entries'][number]

/** A part of a line, in metres from its start. */
export interface DraftPart {
  readonly objectId: string
  readonly fromMeters: number
  readonly toMeters: number
}

/** A row of the editor. */
export interface DraftEntry extends Pick<EntryOfServer, 'kind' | 'note'>, Pick<Stage, 'shownTo'> {
  readonly ref: EntryRef
  /** Null for all of the main line. */
  readonly part: DraftPart | null
  /** From 1, in collections as well, where nobody sees it. */
  readonly day: number
  readonly article: ArticleSummary | null
  /** Null where nothing is known of its way. */
  readonly sums: Sums | null
}

/** A journey as its editor shows it. */
export interface JourneyDraft {
  readonly details: JourneyDetails
  readonly entries: readonly DraftEntry[]
}

/** Where something goes: behind an entry, or first. */
export type Behind = EntryRef | null

/**
 * What its owner did, as it was meant: it can be done again to a state that somebody else changed meanwhile. `key` is
 * its own, so that it is done once however often it is sent.
 */
export type JourneyEdit = { readonly key: string } & (
  | { readonly type: 'details'; readonly change: Partial<JourneyDetails> }
  | { readonly type: 'add'; readonly entry: Omit<DraftEntry, 'ref'>; readonly behind?: Behind }
  /** At the end of their days. Those of a cut line: all of them or none. */
  | { readonly type: 'append'; readonly entries: readonly Omit<DraftEntry, 'ref'>[] }
  | ({ readonly type: 'part'; readonly ref: EntryRef } & Pick<DraftEntry, 'part' | 'sums'>)
  | { readonly type: 'remove'; readonly ref: EntryRef }
  | { readonly type: 'note'; readonly ref: EntryRef; readonly note: string }
  | { readonly type: 'move'; readonly ref: EntryRef; readonly behind: Behind }
  /** It comes to this day, and all behind it as much later, or earlier. */
  | { readonly type: 'shift'; readonly ref: EntryRef; readonly day: number }
)

export function toDraft(journey: Journey): JourneyDraft {
  return {
    details: {
      kind: journey.kind,
      title: journey.title,
      summary: journey.summary,
      coverPath: journey.cover_path,
      startsOn: journey.starts_on,
      isTravelling: journey.is_travelling,
      state: journey.state,
    },
    entries: journey.entries.map((entry, index) => ({
      ref: entry.id,
      kind: entry.kind,
      day: entry.day ?? index + 1,
      note: entry.note,
      part: entry.part && {
        objectId: entry.part.object_id,
        fromMeters: entry.part.from_m,
        toMeters: entry.part.to_m,
      },
      sums: sumsOfMeasures(entry.measures),
      article: entry.article && toArticleSummary(entry.article),
      shownTo: entry.shown_to,
    })),
  }
}

/** The draft after an edit. What concerns an entry that is not there any more changes nothing. */
export function applyEdit(draft: JourneyDraft, edit: JourneyEdit): JourneyDraft {
  const { details, entries } = draft
  switch (edit.type) {
    case 'details':
      return { ...draft, details: { ...details, ...edit.change } }
    case 'add':
      return { ...draft, entries: added(entries, { ...edit.entry, ref: edit.key }, edit.behind) }
    case 'append':
      return {
        ...draft,
        entries: edit.entries.reduce(
          (all: readonly DraftEntry[], entry, index) =>
            added(all, { ...entry, ref: keyOfAppended(edit.key, index) }, undefined),
          entries,
        ),
      }
    case 'part':
      return { ...draft, entries: changed(entries, edit.ref, { part: edit.part, sums: edit.sums }) }
    case 'remove':
      return { ...draft, entries: entries.filter(({ ref }) => ref !== edit.ref) }
    case 'note':
      return { ...draft, entries: changed(entries, edit.ref, { note: edit.note }) }
    case 'move':
      return { ...draft, entries: moved(entries, edit.ref, edit.behind) }
    case 'shift':
      return { ...draft, entries: shifted(entries, edit.ref, edit.day) }
  }
}

/** Of one of several entries that are added together. */
export const keyOfAppended = (key: string, index: number) => `${key}-${index}`

const changed = (entries: readonly DraftEntry[], ref: EntryRef, change: Partial<DraftEntry>) =>
  entries.map((entry) => (entry.ref === ref ? { ...entry, ...change } : entry))

/**
 * Stages that were cut of one line and follow each other, this one among them; only it where no other does. Rest days
 * may lie between them.
 */
export function cutWith(entries: readonly DraftEntry[], entry: DraftEntry): readonly DraftEntry[] {
  const stages = entries.filter(({ kind }) => kind === 'stage')
  const meets = (one: DraftEntry | undefined, next: DraftEntry | undefined) =>
    one?.part != null &&
    one.article !== null &&
    one.article.id === next?.article?.id &&
    one.part.objectId === next.part?.objectId &&
    one.part.toMeters === next.part.fromMeters
  let first = stages.indexOf(entry)
  let last = first
  while (meets(stages[first - 1], stages[first])) first -= 1
  while (meets(stages[last], stages[last + 1])) last += 1
  return stages.slice(first, last + 1)
}

/** The day after the last one, as long as there may be one. */
export const nextDay = (entries: readonly DraftEntry[]): number =>
  Math.min(PRODUCT_LIMITS.journey.day, (entries.at(-1)?.day ?? 0) + 1)

/** Behind the entry that is named or, without one, at the end of its day, as the server does it. */
function added(entries: readonly DraftEntry[], entry: DraftEntry, behind: Behind | undefined): readonly DraftEntry[] {
  const end = entries.filter(({ day }) => day <= entry.day).length
  if (behind === undefined) return entries.toSpliced(end, 0, entry)
  const index = indexBehind(entries, behind)
  return entries.toSpliced(index === null ? end : clampToDay(entries, index, entry.day), 0, entry)
}

/** Days do not go back: an entry keeps its day, as near to the place as that allows. */
function clampToDay(entries: readonly DraftEntry[], index: number, day: number): number {
  const first = entries.filter((entry) => entry.day < day).length
  const last = entries.filter((entry) => entry.day <= day).length
  return Math.min(last, Math.max(first, index))
}

function indexBehind(entries: readonly DraftEntry[], behind: Behind): number | null {
  if (behind === null) return 0
  const index = entries.findIndex(({ ref }) => ref === behind)
  return index < 0 ? null : index + 1
}

/** Days stay where they are in the order: an entry takes the one of the place that it comes to. */
function moved(entries: readonly DraftEntry[], ref: EntryRef, behind: Behind): readonly DraftEntry[] {
  const entry = entries.find((candidate) => candidate.ref === ref)
  if (!entry || behind === ref) return entries
  const others = entries.filter((candidate) => candidate !== entry)
  const index = indexBehind(others, behind)
  if (index === null) return entries
  return others
    .toSpliced(index, 0, entry)
    .map((candidate, place) => ({ ...candidate, day: entries[place]?.day ?? candidate.day }))
}

function shifted(entries: readonly DraftEntry[], ref: EntryRef, day: number): readonly DraftEntry[] {
  const from = entries.findIndex((entry) => entry.ref === ref)
  const days = day - (entries[from]?.day ?? day)
  if (from < 0 || !canShift(entries, from, days)) return entries
  return entries.map((entry, index) => (index < from ? entry : { ...entry, day: entry.day + days }))
}

/** No day goes before that of the entry above, and none beyond what the contract allows. */
export function canShift(entries: readonly DraftEntry[], index: number, days: number): boolean {
  const entry = entries[index]
  const least = entries[index - 1]?.day ?? 1
  const last = entries.at(-1)?.day ?? 0
  return entry !== undefined && entry.day + days >= least && last + days <= PRODUCT_LIMITS.journey.day
}

/** An edit of an entry that has got its number meanwhile. */
export function renamed(edit: JourneyEdit, key: string, id: number): JourneyEdit {
  const rename = <Ref extends Behind | undefined>(ref: Ref) => (ref === key ? id : ref)
  if (edit.type === 'details' || edit.type === 'append') return edit
  if (edit.type === 'add') return edit.behind === undefined ? edit : { ...edit, behind: rename(edit.behind) }
  if (edit.type === 'move') return { ...edit, ref: rename(edit.ref), behind: rename(edit.behind) }
  return { ...edit, ref: rename(edit.ref) }
}

/** Two edits as one where the second makes the first needless, as with each letter that is typed; null otherwise. */
export function joined(first: JourneyEdit, second: JourneyEdit): JourneyEdit | null {
  if (first.type === 'details' && second.type === 'details')
    return { ...first, change: { ...first.change, ...second.change } }
  if (first.type === 'note' && second.type === 'note' && first.ref === second.ref)
    return { ...first, note: second.note }
  return null
}
