import { createContext, useContext } from 'react'

const EditorUser = createContext<number | null>(null)

/** Whose journey it is: without a network the page does not know who is logged in, but the device does. */
export const EditorUserProvider = EditorUser.Provider

/** The id of whoever edits. */
export function useEditorUser(): number {
  const userId = useContext(EditorUser)
  if (userId === null) throw new Error('no user edits this journey')
  return userId
}
