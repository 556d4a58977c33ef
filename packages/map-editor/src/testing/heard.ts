import { en } from '../messages/en.ts'
import { announcement } from '../ui/shell/announcements/announcements.ts'
import type { startEditor } from './start-editor.ts'

/** What is said of everything that happens from now on. */
export function heard({ actor }: ReturnType<typeof startEditor>, messages = en): () => readonly string[] {
  const said: string[] = []
  actor.on('*', (event) => {
    const words = announcement(messages, event)
    if (words !== null) said.push(words)
  })
  return () => said
}
