import { cursorFillIcon, cursorIcon } from '../../ui/icons/phosphor-paths.ts'
import type { Tool } from '../tool.ts'

/** No tool is open: objects are selected. */
export const selectTool = {
  button: { label: 'select', icon: cursorIcon, pressedIcon: cursorFillIcon, key: 'v', shortcut: 'select' },
} satisfies Tool
