import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../platform/database.ts'
import type { FileStorage } from '../../platform/file-storage/file-storage.ts'
import { filesRepository } from './files.repository.ts'

export interface MovedFiles {
  /** Copied now. */
  readonly copied: number
  /** There already, with the same bytes. */
  readonly present: number
  /** In neither place. */
  readonly missing: readonly string[]
}

/**
 * Copies every picture that has a row to another storage, and reads each again there. An interrupted run goes on where it
 * was; what people add meanwhile is copied by the next one. Nothing is deleted.
 *
 * @throws when a picture that was copied is not the same there.
 */
export async function moveFiles(
  db: Database,
  { from, to }: { readonly from: FileStorage; readonly to: FileStorage },
  onProgress: (done: number, name: string) => void = () => {},
): Promise<MovedFiles> {
  const missing: string[] = []
  let copied = 0
  let present = 0
  for await (const name of filesRepository(db).everyStoredName()) {
    const [original, copy] = await Promise.all([sumIn(from, name), sumIn(to, name)])
    if (copy !== null && (original === null || original.sum === copy.sum)) present++
    else if (original === null) missing.push(name)
    else {
      await to.put(name, original.bytes)
      const stored = await sumIn(to, name)
      if (stored?.sum !== original.sum) throw new Error(`${name} is not the same there. Run the command again.`)
      copied++
    }
    onProgress(copied + present + missing.length, name)
  }
  return { copied, present, missing }
}

async function sumIn(storage: FileStorage, name: string) {
  const found = await storage.find(name)
  if (found === null) return null
  const bytes = await buffer(found.stream())
  return { bytes, sum: createHash('sha256').update(bytes).digest('hex') }
}
