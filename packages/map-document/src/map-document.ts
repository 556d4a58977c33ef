import type { Translations } from './languages/translations.ts'
import type { MapObject, MapObjectId } from './map-object.ts'

/** Id of a layer. Make one with {@link layerId}. */
export type LayerId = string & { readonly __brand: 'LayerId' }

/** A layer: a name and its objects. */
export interface Layer {
  readonly id: LayerId
  /** 1 to 255 characters. */
  readonly name: string
  readonly objects: readonly MapObject[]
  /** The name in further languages. */
  readonly translations?: Translations
}

/** An immutable route map: at most 10 layers of at most 100 objects. Which layers are shown, selected or hovered is editor state. */
export interface MapDocument {
  readonly layers: readonly Layer[]
  /** The line that gives the article its distance. At most one, so one id here and not a flag on every line. */
  readonly mainLineId: MapObjectId | null
}

/** A document with one empty layer, as every new map starts. The caller supplies the id and the name. */
export function createDocument(layer: { readonly id: LayerId; readonly name: string }): MapDocument {
  return { layers: [{ id: layer.id, name: layer.name, objects: [] }], mainLineId: null }
}
