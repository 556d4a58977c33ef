import { unwatchFile, watchFile } from 'node:fs'
import { type CurrentSet, readCurrentSet, regionPaths } from './tile-set.ts'

const WATCH_MS = 2_000

/** Tells which set is served, now and whenever another one is. @returns how to stop. */
export function watchSet(folder: string, onChange: (set: CurrentSet | null) => void): () => void {
  const { current } = regionPaths(folder)
  const tell = () => onChange(readCurrentSet(folder))
  watchFile(current, { interval: WATCH_MS, persistent: false }, tell)
  tell()
  return () => unwatchFile(current, tell)
}
