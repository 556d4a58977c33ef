import { createContext, type ReactNode, useContext } from 'react'
import type { EditorWords } from './load-words.ts'

const WordsContext = createContext<EditorWords | null>(null)

export function EditorWordsProvider({ words, children }: { words: EditorWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useEditorWords(): EditorWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useEditorWords needs an EditorWordsProvider above it')
  return words
}
