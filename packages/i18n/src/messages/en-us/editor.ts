/** The article editor: saving, tabs, settings. */
export const editor = {
  'editor.tab.map': 'Map',
  'editor.tab.content': 'Content',
  'editor.tab.settings': 'Settings',
} as const
