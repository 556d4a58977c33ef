export const SECTIONS = ['map', 'content', 'settings'] as const
/** A part of the editor, shown as a tab. */
export type Section = (typeof SECTIONS)[number]

export const tabId = (section: Section) => `editor-tab-${section}`
export const panelId = (section: Section) => `editor-panel-${section}`
