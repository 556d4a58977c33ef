import { Outlet } from 'react-router'

/** It journals what is drawn and written, and tells itself when that cannot be saved. */
export const handle = { confirmsLeaving: true }

/** The window is the editor's, which brings a header of its own: what is saved, and the way back. */
export default function EditorLayout() {
  return <Outlet />
}
