import type { Map as MapLibreMap } from 'maplibre-gl'
import type { LngLat, SceneObject } from './scene.ts'

/** One way of showing and editing the scene. Methods may be async; the harness itself waits until the map is quiet. */
export interface Contestant {
  /** Shows an empty map in `container`. @returns the map, loaded. */
  open(container: HTMLElement): Promise<MapLibreMap>
  /** Shows these objects; afterwards a user can begin to edit any of them. */
  load(objects: readonly SceneObject[]): void | Promise<void>
  /** Does what a user has to do before a line can be opened for editing. */
  select(id: number): void | Promise<void>
  /** Opens the selected line for editing, so that a mouse can drag its vertices. */
  beginEdit(id: number): void | Promise<void>
  /** Takes up the tool for a new line: from now on each click on the map adds a vertex. */
  beginDraw(): void | Promise<void>
  /** Commits the edit or the drawing; the line is idle again. */
  endEdit(): void | Promise<void>
  /** Hides or shows all objects of a layer, counting from 0. */
  setLayerHidden(layer: number, hidden: boolean): void | Promise<void>
  /** Does what a user has to do before a layer's objects can be given a colour at once. */
  pickLayer?(layer: number): void | Promise<void>
  /** Gives all objects of that layer one colour, as `#rrggbb`. */
  setLayerColor(layer: number, color: string): void | Promise<void>
  /** The positions of a line now: proves that the work was done. */
  positions(id: number): readonly LngLat[]
  /** The positions of the line that was drawn. */
  drawn(): readonly LngLat[]
}
