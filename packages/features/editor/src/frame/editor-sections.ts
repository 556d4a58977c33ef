import { useEffect, useState } from 'react'
export const SECTIONS = ['map', 'content', 'settings'] as const
/** A part of the editor, shown as a tab. */
export type Section = (typeof SECTIONS)[number]

export const tabId = (section: Section) => `editor-tab-${section}`
export const panelId = (section: Section) => `editor-panel-${section}`

/**
 * The open section, which the address keeps behind a `#`: reloading the page or coming back to it opens the same one.
 * Changing it adds no entry to the browser's history, because tabs are parts of one page: going back leaves the editor,
 * wherever in it one is.
 */
export function useSection() {
  const [section, setSection] = useState(sectionOfAddress)
  useEffect(() => {
    const follow = () => setSection(sectionOfAddress())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const show = (next: Section) => {
    setSection(next)
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${next}`)
  }
  return [section, show] as const
}

function sectionOfAddress(): Section {
  return SECTIONS.find((section) => location.hash === `#${section}`) ?? 'map'
}
