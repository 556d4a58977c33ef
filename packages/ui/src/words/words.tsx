import { createContext, type ReactNode, useContext } from 'react'

/** The few words components say by themselves. The app gives them in the page's language. */
export interface UiWords {
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

const ENGLISH: UiWords = {
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

const WordsContext = createContext<UiWords>(ENGLISH)

export function WordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): UiWords {
  return useContext(WordsContext)
}
