import { en } from '../messages/en.ts'
import { announcement } from '../shell/announcements/announcements.ts'
import type { startEditor } from './start-editor.ts'

/** Collects the announcements of all events from now on. */
export function collectAnnouncements(
  { actor }: ReturnType<typeof startEditor>,
  messages = en,
): () => readonly string[] {
  const announced: string[] = []
  actor.on('*', (event) => {
    const text = announcement(messages, event)
    if (text !== null) announced.push(text)
  })
  return () => announced
}
