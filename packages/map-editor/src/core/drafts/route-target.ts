import { DEFAULT_COLOR, findMapObject, type MapColor, type Position } from '@mishiori/map-document'
import type { EditorContext, OpenEdit } from '../context.ts'
import { presentDocument } from '../transitions.ts'

/** The stops of the navigation line being edited, with the last fetched path. */
export interface RouteTarget {
  readonly kind: 'routeTarget'
  readonly stops: readonly Position[]
  /** Empty until there are directions. */
  readonly path: readonly Position[]
  readonly color: MapColor
  /** The path does not match the stops: directions are being fetched, or failed. */
  readonly isPending: boolean
}

const routes = new WeakMap<OpenEdit, RouteTarget>()

/** The same answer for the same edit. Null before there is a start. */
export function routeTarget(context: EditorContext): RouteTarget | null {
  const { edit } = context
  if (!edit || edit.navigation.stops.length === 0) return null
  const cached = routes.get(edit)
  if (cached) return cached
  const line = findMapObject(presentDocument(context), edit.objectId)
  const way =
    line?.kind === 'navigationLine' ? { path: line.path, color: line.color } : { path: [], color: DEFAULT_COLOR }
  const made: RouteTarget = {
    kind: 'routeTarget',
    stops: edit.navigation.stops,
    isPending: edit.navigation.isPending,
    ...way,
  }
  routes.set(edit, made)
  return made
}
