import { unwatchFile, watchFile } from 'node:fs'
import { type CurrentSet, readCurrentSet, regionPaths } from './tile-set.ts'

const WATCH_MS = 2_000

/** Calls back with the served set, now and after each change. @returns how to stop. */
export function watchSet(folder: string, onChange: (set: CurrentSet | null) => void): () => void {
  const { current } = regionPaths(folder)
  const report = () => onChange(readCurrentSet(folder))
  watchFile(current, { interval: WATCH_MS, persistent: false }, report)
  report()
  return () => unwatchFile(current, report)
}
