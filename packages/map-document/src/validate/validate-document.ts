import type { MapIssue } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { Layer, MapDocument } from '../map-document.ts'
import { findObjectIssue } from './validate-object.ts'
import { findNameIssue, findTranslationsIssue } from './validate-text.ts'

/** An issue with the place it is at: the keys from the document, as `['layers', 0, 'objects', 3]`. */
export interface MapProblem {
  readonly path: readonly (string | number)[]
  readonly issue: MapIssue
}

/** Everything that is wrong with a document, in document order; empty when it is valid. A draft may be without any object. */
export function validateDocument(document: MapDocument): readonly MapProblem[] {
  const problems: MapProblem[] = []
  const layers = document.layers
  if (layers.length === 0) problems.push({ path: ['layers'], issue: { code: 'document.has_no_layer' } })
  if (layers.length > MAP_LIMITS.layers) {
    problems.push({ path: ['layers'], issue: { code: 'layer.limit_reached', max: MAP_LIMITS.layers } })
  }
  const layerIds = new Set<string>()
  const objectIds = new Set<string>()
  for (const [index, layer] of layers.entries()) {
    if (layerIds.has(layer.id)) problems.push({ path: ['layers', index, 'id'], issue: { code: 'id.taken' } })
    layerIds.add(layer.id)
    problems.push(...validateLayer(layer, ['layers', index], objectIds))
  }
  const mainLineIssue = findMainLineIssue(document)
  if (mainLineIssue) problems.push({ path: ['mainLineId'], issue: mainLineIssue })
  return problems
}

function validateLayer(layer: Layer, path: MapProblem['path'], objectIds: Set<string>): readonly MapProblem[] {
  const problems: MapProblem[] = []
  const nameIssue = findNameIssue(layer.name) ?? findTranslationsIssue(layer.translations)
  if (nameIssue) problems.push({ path: [...path, 'name'], issue: nameIssue })
  if (layer.objects.length > MAP_LIMITS.objectsPerLayer) {
    const issue: MapIssue = { code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer }
    return [...problems, { path: [...path, 'objects'], issue }]
  }
  for (const [index, object] of layer.objects.entries()) {
    const issue: MapIssue | null = objectIds.has(object.id) ? { code: 'id.taken' } : findObjectIssue(object)
    objectIds.add(object.id)
    if (issue) problems.push({ path: [...path, 'objects', index], issue })
  }
  return problems
}

function findMainLineIssue({ layers, mainLineId }: MapDocument): MapIssue | null {
  if (mainLineId === null) return null
  const object = layers.flatMap((layer) => layer.objects).find((candidate) => candidate.id === mainLineId)
  if (!object) return { code: 'object.not_found' }
  return object.kind === 'line' || object.kind === 'navigationLine' || object.kind === 'recordedLine'
    ? null
    : { code: 'main_line.not_a_line' }
}

/** As {@link validateDocument}, and what publishing asks beyond that: at least one line or spot (`document.has_no_route`). */
export function validateForPublishing(document: MapDocument): readonly MapProblem[] {
  const shapes = new Set(['circle', 'rectangle', 'polygon'])
  const hasRoute = document.layers.some((layer) => layer.objects.some((object) => !shapes.has(object.kind)))
  const problems = validateDocument(document)
  return hasRoute ? problems : [...problems, { path: [], issue: { code: 'document.has_no_route' } }]
}
