import { addLayers, fitLayers, layerId, validateDocument } from '@mishiori/map-document'
import { readRouteFile } from '../read-route-file.ts'
import { toMapObjects } from '../to-map-objects.ts'
import { FUZZ_CORPUS } from './fuzz-corpus.ts'
import { mutated, seededRandom } from './mutations.ts'

const names = { layer: 'File', spot: (n: number) => `Spot ${n}`, area: (n: number) => `Area ${n}` }

export interface MutatedReading {
  /** The format that was read, or the code of the refusal. */
  readonly outcome: string
  readonly elapsedMs: number
}

/** Reads the mutated file of a seed as an editor would, and checks what came of it. @throws when something is wrong. */
export async function readMutated(seed: number): Promise<MutatedReading> {
  const random = seededRandom(seed)
  const file = FUZZ_CORPUS[Math.floor(random() * FUZZ_CORPUS.length)] ?? new Uint8Array(0)
  const bytes = mutated(file, { random, corpus: FUZZ_CORPUS })
  const start = performance.now()
  const result = await readRouteFile(bytes)
  if (!result.ok) return { outcome: result.refusal.code, elapsedMs: performance.now() - start }
  let made = 0
  const { layers } = fitLayers(toMapObjects(result.file, { createId: () => `o${made++}`, names }).layers)
  const added = addLayers(
    { layers: [], mainLineId: null },
    layers.map((layer, at) => ({ ...layer, id: layerId(`L${at}`) })),
  )
  const elapsedMs = performance.now() - start
  if (!added.ok) throw new Error(`No map: ${added.issue.code}`)
  const [issue] = validateDocument(added.document)
  if (issue) throw new Error(`No valid map: ${JSON.stringify(issue)}`)
  return { outcome: result.file.format, elapsedMs }
}
