import type { Answer, ApiClient, Journey, JourneyInput, JourneyPart } from '@repo/contract'
import {
  applyEdit,
  type DraftEntry,
  type DraftPart,
  type JourneyDetails,
  type JourneyEdit,
  keyOfAppended,
  toDraft,
} from './journey-edit.ts'

export type SaverApi = Pick<
  ApiClient,
  'readJourney' | 'updateJourney' | 'addJourneyEntries' | 'updateJourneyEntry' | 'removeJourneyEntry' | 'orderJourney'
>

/** Null where nothing needs to be sent. */
export function sendEdit(
  edit: JourneyEdit,
  base: Journey,
  { api, params }: { readonly api: SaverApi; readonly params: { readonly id: string } },
): Promise<Answer<Journey>> | null {
  const draft = toDraft(base)
  const headers = { 'if-match': `"${base.version}"` }
  const entry = 'ref' in edit ? draft.entries.find(({ ref }) => ref === edit.ref) : undefined
  switch (edit.type) {
    case 'details':
      return api.updateJourney({ params, body: toInput({ ...draft.details, ...edit.change }) }, { headers })
    case 'add':
      return api.addJourneyEntries(
        { params, body: { entries: [toNewEntry(edit.entry)] } },
        { headers: { 'idempotency-key': edit.key } },
      )
    case 'append':
      return api.addJourneyEntries(
        { params, body: { entries: edit.entries.map(toNewEntry) } },
        { headers: { 'idempotency-key': edit.key } },
      )
    case 'remove':
      return typeof edit.ref === 'number'
        ? api.removeJourneyEntry({ params: { ...params, entryId: String(edit.ref) } })
        : null
    case 'note':
    case 'part': {
      if (!entry) return null
      const { note, part } = { ...entry, ...edit }
      return api.updateJourneyEntry(
        { params: { ...params, entryId: String(entry.ref) }, body: { note, part: toPart(part) } },
        { headers },
      )
    }
    case 'move':
    case 'shift': {
      if (!entry) return null
      const entries = applyEdit(draft, edit).entries.flatMap(({ ref, day }) =>
        typeof ref === 'number' ? [{ id: ref, day }] : [],
      )
      return api.orderJourney({ params, body: { entries } }, { headers })
    }
  }
}

function toInput({ coverPath, startsOn, isTravelling, ...rest }: JourneyDetails): JourneyInput {
  return { ...rest, cover_path: coverPath, starts_on: startsOn, is_travelling: isTravelling }
}

function toPart(part: DraftPart | null): JourneyPart | null {
  return part && { object_id: part.objectId, from_m: part.fromMeters, to_m: part.toMeters }
}

function toNewEntry({ kind, article, day, note, part }: Omit<DraftEntry, 'ref'>) {
  return kind === 'stage' && article
    ? { kind: 'stage' as const, article_id: article.id, day, note, part: toPart(part) }
    : { kind: 'rest' as const, day, note }
}

/** What the entries are that an edit added, by the keys that they had: the newest of an answer, though it comes a second time. */
export function addedBy(edit: JourneyEdit, { entries }: Journey): ReadonlyMap<string, number> {
  const keys =
    edit.type === 'add'
      ? [edit.key]
      : edit.type === 'append'
        ? edit.entries.map((_, index) => keyOfAppended(edit.key, index))
        : []
  const ids = entries.map(({ id }) => id).toSorted((one, other) => one - other)
  const newest = keys.length === 0 ? [] : ids.slice(-keys.length)
  return keys.length === newest.length ? new Map(keys.map((key, index) => [key, newest[index] ?? 0])) : new Map()
}
