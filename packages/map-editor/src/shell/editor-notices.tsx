import { type AnyLine, type MapIssue, type MapObject, randomId } from '@mishiori/map-document'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MachineEmitted, PlacedFile, ReadFile } from '../core/events.ts'
import { FILES_AT_ONCE } from '../core/files-at-once.ts'
import { formatIssue } from '../messages/format.ts'
import type { MapEditorMessages } from '../messages/messages.ts'
import { useEditorParts, useMessages } from '../ui/context/editor-context.tsx'
import { showNotice } from '../ui/context/show-notice.ts'
import type { NoticeItem } from '../ui/panel-props.ts'
import { NoticeStack } from '../ui/panels/notice-stack.tsx'
import { useLatest } from '../ui/shared/use-latest.ts'
import { useValue } from '../ui/shared/value-store.ts'
import styles from './editor-notices.module.css'

/** Shows refusals and the outcome of reading a file, and passes issues on to the host. */
export function EditorNotices({ onIssue }: { readonly onIssue: ((issue: MapIssue) => void) | undefined }) {
  const { actor, notices, map } = useEditorParts()
  const messages = useMessages()
  const shown = useValue(notices)
  const latestOnIssue = useLatest(onIssue)
  const batch = useRef(newBatch())
  const [read, setRead] = useState<readonly MapObject[] | null>(null)

  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      if (event.type === 'issue.raised') latestOnIssue.current?.(event.issue)
      if (event.type === 'file.answered') countAnswer(messages, batch.current, event)
      const notice = noticeOf(messages, event, batch.current)
      // What went wrong with the last files is over once others are tried.
      if (event.type === 'file.opened') {
        notices.set(notices.get().filter(({ tone }) => tone !== 'danger'))
        batch.current = newBatch()
      }
      if (notice) showNotice(notices, { id: randomId(), ...notice })
      if (event.type === 'file.answered' && event.answer.ok && batch.current.objects.length > 0) {
        setRead(batch.current.objects)
        for (const long of longLinesOf(messages, event)) {
          const choose = () => actor.send({ type: 'line.simplify', objectId: long.objectId })
          showNotice(notices, { ...long.notice, action: { label: messages.lines.simplify, onChoose: choose } })
        }
      }
    })
    return () => subscription.unsubscribe()
  }, [actor, messages, notices, latestOnIssue])
  // Imported objects must not lie below the panels that open with them, an elevation profile for instance.
  useEffect(() => {
    if (read) map.get()?.camera.fitObjects(read)
  }, [read, map])

  // The same function each time: with another one a notice would begin its time anew.
  const dismiss = useCallback(
    (id: string) => notices.set(notices.get().filter((notice) => notice.id !== id)),
    [notices],
  )

  return (
    <div className={styles.notices}>
      <NoticeStack messages={messages} notices={shown} onDismiss={dismiss} />
    </div>
  )
}

/** What the files that were opened together have brought so far. */
interface Batch {
  /** For the one notice that summarizes all files. */
  readonly id: string
  files: number
  objects: readonly MapObject[]
  notes: readonly string[]
}

const newBatch = (): Batch => ({ id: randomId(), files: 0, objects: [], notes: [] })

type FileAnswered = Extract<MachineEmitted, { type: 'file.answered' }>

function countAnswer(messages: MapEditorMessages, batch: Batch, { answer, placed, file }: FileAnswered): void {
  if (!answer.ok || !placed || placed.objects.length === 0) return
  batch.files += 1
  // A spot that received several photos counts once.
  const ids = new Set(placed.objects.map(({ id }) => id))
  batch.objects = [...batch.objects.filter(({ id }) => !ids.has(id)), ...placed.objects]
  const details = detailsOf(messages, { notes: answer.notes, placed })
  batch.notes = [...batch.notes, ...details.map((detail) => `${file.name}: ${detail}`)]
}

/** What became of a file besides what it brought. */
function detailsOf(
  { notices }: MapEditorMessages,
  { notes, placed }: { readonly notes: readonly string[]; readonly placed: PlacedFile },
): readonly string[] {
  const { joinedLayers, splitLayers, leftOut } = placed
  return [
    ...(leftOut > 0 ? [notices.noRoomFor(leftOut)] : []),
    ...(joinedLayers > 0 ? [notices.joinedLayers(joinedLayers)] : []),
    ...(splitLayers > 0 ? [notices.splitLayers(splitLayers)] : []),
    ...notes,
  ]
}

/** Beyond this, editing a line by its points is slow on small devices. */
const EASILY_EDITED_POINTS = 10_000
/** So many are offered at once; the others have it in their menus. */
const OFFERED_LINES = 2

function longLinesOf(messages: MapEditorMessages, { placed }: FileAnswered) {
  const long = (placed?.objects ?? []).filter(
    (object): object is AnyLine => 'path' in object && object.path.length > EASILY_EDITED_POINTS,
  )
  return long.slice(0, OFFERED_LINES).map(({ id, name, path }) => ({
    objectId: id,
    notice: { id: `long-${id}`, tone: 'info', title: messages.notices.longLine(name, path.length) } as const,
  }))
}

type NewNotice = Omit<NoticeItem, 'id'> & Partial<Pick<NoticeItem, 'id'>>

function noticeOf(messages: MapEditorMessages, event: MachineEmitted, batch: Batch): NewNotice | null {
  switch (event.type) {
    case 'issue.raised':
      return { tone: 'warning', title: formatIssue(messages, event.issue) }
    case 'erase.missed':
      return { id: 'erase-missed', tone: 'info', title: messages.lines.erasedNothing }
    case 'file.opened': {
      const { leftOut } = event
      if (leftOut.length === 0) return null
      const title = messages.drop.leftOut(leftOut.length, FILES_AT_ONCE)
      return { tone: 'warning', title, details: leftOut.map(({ name }) => name) }
    }
    case 'file.answered': {
      if (!event.answer.ok) return refusedFile(event, event.answer.message)
      const { answer, placed } = event
      if (!placed) return null
      if (placed.objects.length === 0) return emptyHanded(event, answer.notes)
      if (event.isOneOfSeveral) {
        const title = messages.notices.importedFiles(batch.files, batch.objects.length)
        return { id: batch.id, tone: 'success', title, details: batch.notes }
      }
      const title = importedTitle(messages, placed)
      return { tone: 'success', title, details: detailsOf(messages, { notes: answer.notes, placed }) }
    }
    case 'file.failed':
      return refusedFile(event, isNoFile(event.error) ? messages.drop.notAFile : messages.drop.failed(event.file.name))
    default:
      return null
  }
}

/** The notice of a file that has added nothing to the map yet: of a photo without a place, for instance. */
function emptyHanded({ file, isOneOfSeveral }: ReadFile, [note, ...details]: readonly string[]): NewNotice | null {
  return note === undefined
    ? null
    : { tone: 'warning', title: isOneOfSeveral ? `${file.name}: ${note}` : note, details }
}

function importedTitle({ notices }: MapEditorMessages, { objects, newLayerNames }: PlacedFile): string {
  const [name, ...more] = newLayerNames
  if (name === undefined) return notices.importedInto(objects.length)
  if (more.length > 0) return notices.importedLayers(newLayerNames.length, objects.length)
  return notices.imported(name, objects.length)
}

/** Among several files, the notice names the file. */
function refusedFile({ file, isOneOfSeveral }: ReadFile, reason: string): NewNotice {
  const isNamed = !isOneOfSeveral || reason.includes(file.name)
  return { tone: 'danger', title: isNamed ? reason : `${file.name}: ${reason}` }
}

/** A folder that was dropped, for instance: browsers give it as a file that cannot be read. */
function isNoFile(error: unknown): boolean {
  return error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)
}
