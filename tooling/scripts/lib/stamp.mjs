import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A short fingerprint of the names and contents of some files. */
export function fingerprint(files, read = readFileSync) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(read(file))
  return hash.digest('hex').slice(0, 16)
}

/** Runs `work` unless `file` already holds `value`; records it afterwards. */
export function onceFor(file, value, work) {
  if (existsSync(file) && readFileSync(file, 'utf8') === value) return
  work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}
