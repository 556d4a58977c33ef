import { Outlet } from 'react-router'

/** The window is the editor's, which brings a header of its own: what is saved, and the way back. */
export default function EditorLayout() {
  return <Outlet />
}
