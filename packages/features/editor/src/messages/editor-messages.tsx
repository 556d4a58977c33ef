import { createContext, type ReactNode, useContext } from 'react'
import type { EditorCatalogue } from './load-editor-messages.ts'

const MessagesContext = createContext<EditorCatalogue | null>(null)

export function EditorMessagesProvider({ messages, children }: { messages: EditorCatalogue; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

export function useEditorMessages(): EditorCatalogue {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useEditorMessages needs an EditorMessagesProvider above it')
  return messages
}
