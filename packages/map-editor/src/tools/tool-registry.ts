import type { MapEditorServices } from '../core/services.ts'
import { TOOL_NAMES, type ToolName } from '../core/tool-name.ts'
import type { ShortcutName, ToolLabelName } from '../messages/messages.ts'
import type { IconPath } from '../ui/icons/icon.tsx'
import {
  cursorFillIcon,
  cursorIcon,
  imageFillIcon,
  imageIcon,
  lineFillIcon,
  lineIcon,
  pathFillIcon,
  pathIcon,
  polygonFillIcon,
  polygonIcon,
  searchFillIcon,
  searchIcon,
  textFillIcon,
  textIcon,
} from '../ui/icons/phosphor-paths.ts'

export interface Tool {
  readonly label: ToolLabelName
  readonly icon: IconPath
  readonly pressedIcon: IconPath
  /** The key that picks the tool up, as `KeyboardEvent.key` in lower case. */
  readonly key: string
  readonly shortcut: ShortcutName
  readonly startsGroup?: boolean
  /** The host's service without which the tool is not there. */
  readonly needs?: keyof MapEditorServices
}

/** Everything that the toolbar and the keyboard know of a tool. A tool without a row does not compile. */
export const TOOL_REGISTRY: Readonly<Record<ToolName, Tool>> = {
  select: { label: 'select', icon: cursorIcon, pressedIcon: cursorFillIcon, key: 'v', shortcut: 'select' },
  spot: { label: 'spot', icon: textIcon, pressedIcon: textFillIcon, key: 'p', shortcut: 'spot', startsGroup: true },
  imageSpot: {
    label: 'imageSpot',
    icon: imageIcon,
    pressedIcon: imageFillIcon,
    key: 'i',
    shortcut: 'imageSpot',
    needs: 'uploadImage',
  },
  line: { label: 'line', icon: lineIcon, pressedIcon: lineFillIcon, key: 'l', shortcut: 'line', startsGroup: true },
  navigationLine: {
    label: 'navigationLine',
    icon: pathIcon,
    pressedIcon: pathFillIcon,
    key: 'n',
    shortcut: 'navigationLine',
    needs: 'fetchDirections',
  },
  shape: { label: 'shape', icon: polygonIcon, pressedIcon: polygonFillIcon, key: 's', shortcut: 'shape' },
  placeSearch: {
    label: 'placeSearch',
    icon: searchIcon,
    pressedIcon: searchFillIcon,
    key: '/',
    shortcut: 'placeSearch',
    startsGroup: true,
    needs: 'searchPlaces',
  },
}

/** The tools of an editor whose host gives these services. */
export function availableTools(services: MapEditorServices): readonly ToolName[] {
  return TOOL_NAMES.filter((name) => {
    const { needs } = TOOL_REGISTRY[name]
    return needs === undefined || services[needs] !== undefined
  })
}
