import { Outlet } from 'react-router'

/** It journals the author's work, and shows its own message when that cannot be saved. */
export const handle = { confirmsLeaving: true }

/** The window is the editor's, which brings a header of its own: what is saved, and the way back. */
export default function EditorLayout() {
  return <Outlet />
}
