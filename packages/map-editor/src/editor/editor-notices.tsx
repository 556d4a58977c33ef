import { type MapIssue, type MapObject, randomId } from '@mishiori/map-document'
import { useEffect, useState } from 'react'
import type { EditorEmitted } from '../machine/events.ts'
import { formatIssue } from '../messages/format.ts'
import type { MapEditorMessages } from '../messages/messages.ts'
import { NoticeStack } from '../panels/notice-stack.tsx'
import type { NoticeItem } from '../panels/panel-props.ts'
import { useLatest } from '../use-latest.ts'
import { useValue } from '../value-store.ts'
import { useEditorParts, useMessages } from './editor-context.tsx'

/** Shows refusals and the outcome of reading a file, and passes issues on to the host. */
export function EditorNotices({ onIssue }: { readonly onIssue: ((issue: MapIssue) => void) | undefined }) {
  const { actor, notices, map } = useEditorParts()
  const messages = useMessages()
  const shown = useValue(notices)
  const latestOnIssue = useLatest(onIssue)
  const [read, setRead] = useState<readonly MapObject[] | null>(null)

  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      if (event.type === 'issue.raised') latestOnIssue.current?.(event.issue)
      const notice = noticeOf(messages, event)
      const isRead = event.type === 'file.answered' && event.answer.ok
      const kept = isRead ? notices.get().filter(({ tone }) => tone !== 'danger') : notices.get()
      if (notice) notices.set([...kept, { ...notice, id: randomId() }])
      if (event.type === 'file.answered' && event.answer.ok) setRead(event.answer.objects)
    })
    return () => subscription.unsubscribe()
  }, [actor, messages, notices, latestOnIssue])
  // What was read lands beside the panels that come with it, an elevation profile for instance.
  useEffect(() => {
    if (read) map.get()?.camera.fitObjects(read)
  }, [read, map])

  return (
    <NoticeStack
      messages={messages}
      notices={shown}
      onDismiss={(id) => notices.set(notices.get().filter((notice) => notice.id !== id))}
    />
  )
}

function noticeOf(messages: MapEditorMessages, event: EditorEmitted): Omit<NoticeItem, 'id'> | null {
  switch (event.type) {
    case 'issue.raised':
      return { tone: 'warning', title: formatIssue(messages, event.issue) }
    case 'file.answered': {
      if (!event.answer.ok) return { tone: 'danger', title: event.answer.message }
      const { layerName, objects, notes } = event.answer
      const title = event.isNewLayer
        ? messages.notices.imported(layerName, objects.length)
        : messages.notices.importedInto(objects.length)
      return { tone: 'success', title, details: notes }
    }
    case 'file.failed':
      return { tone: 'danger', title: messages.drop.notAFile }
    default:
      return null
  }
}
