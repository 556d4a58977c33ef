import { createContext, type ReactNode, useContext } from 'react'

/** The few messages that components show by themselves. The app passes them in the page's language. */
export interface UiMessages {
  readonly required: string
  readonly close: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly previousPage: string
  readonly nextPage: string
  readonly pages: string
  readonly notifications: string
  readonly page: (page: number) => string
  readonly removeTag: (tag: string) => string
  readonly digit: (position: number) => string
}

const ENGLISH: UiMessages = {
  required: 'Required',
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  notifications: 'Notifications',
  page: (page) => `Page ${page}`,
  removeTag: (tag) => `Remove ${tag}`,
  digit: (position) => `Digit ${position}`,
}

const UiMessagesContext = createContext<UiMessages>(ENGLISH)

export function UiMessagesProvider({ messages, children }: { messages: UiMessages; children: ReactNode }) {
  return <UiMessagesContext value={messages}>{children}</UiMessagesContext>
}

export function useUiMessages(): UiMessages {
  return useContext(UiMessagesContext)
}
