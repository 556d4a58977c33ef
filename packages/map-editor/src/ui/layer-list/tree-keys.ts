import type { LayerId } from '@mishiori/map-document'
import { layerKey, type RowKey, type TreeRow } from './tree-rows.ts'

/** What a key means on a row of the list. */
export type TreeIntent =
  | { readonly kind: 'focus'; readonly key: RowKey }
  | { readonly kind: 'toggleExpanded'; readonly layerId: LayerId }
  | { readonly kind: 'activate' | 'rename' | 'remove' | 'menu' | 'toggleLayer' }
  | { readonly kind: 'move'; readonly step: 1 | -1 }

interface Stroke {
  readonly key: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The keys of a tree (WAI-ARIA) and of visual design §12; null for everything else. */
export function readTreeKey(
  stroke: Stroke,
  rows: readonly TreeRow[],
  row: TreeRow,
  isExpanded: boolean,
): TreeIntent | null {
  if (stroke.ctrlKey || stroke.metaKey) return null
  if (stroke.altKey) return readAltKey(stroke)
  return readArrow(stroke.key, rows, row, isExpanded) ?? readCommand(stroke)
}

function readAltKey({ key }: Stroke): TreeIntent | null {
  if (key === 'ArrowUp') return { kind: 'move', step: -1 }
  return key === 'ArrowDown' ? { kind: 'move', step: 1 } : null
}

function readCommand({ key, shiftKey }: Stroke): TreeIntent | null {
  if (key === 'Enter' || key === ' ') return { kind: 'activate' }
  if (key === 'F2') return { kind: 'rename' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' }
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { kind: 'menu' }
  return (key === 'h' || key === 'H') && !shiftKey ? { kind: 'toggleLayer' } : null
}

function readArrow(key: string, rows: readonly TreeRow[], row: TreeRow, isExpanded: boolean): TreeIntent | null {
  const index = rows.findIndex((candidate) => candidate.key === row.key)
  const focus = (target: TreeRow | undefined): TreeIntent | null => (target ? { kind: 'focus', key: target.key } : null)
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1])
    case 'ArrowUp':
      return focus(rows[index - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      if (row.kind === 'object') return null
      return isExpanded ? focus(rows[index + 1]) : { kind: 'toggleExpanded', layerId: row.layer.id }
    case 'ArrowLeft':
      if (row.kind === 'object') return { kind: 'focus', key: layerKey(row.layer.id) }
      return isExpanded ? { kind: 'toggleExpanded', layerId: row.layer.id } : null
    default:
      return null
  }
}
