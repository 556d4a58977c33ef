import type { ApiClient, PlaceLabel } from '@repo/contract'
import type { ImportItem } from '../import-item.ts'
import { placeKey } from './photo-draft.ts'
import { type PhotoStops, unnamedPositions } from './photo-plan.ts'
import type { PhotoState } from './photo-state.ts'

/** As many as one question takes. */
const AT_ONCE = 20

export type PlaceNamer = Pick<ApiClient, 'labelPositions'>

/**
 * Asks what the places of stops are called that nothing of the files names, and that were not asked for before. Nobody
 * waits for names that cannot be had: those stops are called by their time.
 */
export async function namePlaces(
  stops: PhotoStops,
  { chosen, labels }: { readonly chosen: readonly ImportItem[]; readonly labels: PhotoState['labels'] },
  api: PlaceNamer,
): Promise<Readonly<Record<string, PlaceLabel>>> {
  const unknown = unnamedPositions(stops, chosen).filter((position) => !(placeKey(position) in labels))
  const found: Record<string, PlaceLabel> = {}
  for (let from = 0; from < unknown.length; from += AT_ONCE) {
    const positions = unknown.slice(from, from + AT_ONCE)
    const answer = await api.labelPositions({ body: { positions: positions.map(([lng, lat]) => ({ lng, lat })) } })
    positions.forEach((position, index) => {
      found[placeKey(position)] = (answer.ok && answer.data.data[index]) || null
    })
  }
  return found
}
