import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../fixtures/', import.meta.url)

export type FixtureName =
  | 'android'
  | 'ios'
  | 'months'
  | 'records'
  | 'settings'
  | 'edits'
  | 'raw-signals-only'
  | 'sparse-paths'
  | 'one-raw-point'
  | 'visit-without-end'

/** A fixture of the package. The four timelines have the same two days. */
export function fixtureText(name: FixtureName): string {
  return readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')
}

export function fixture(name: FixtureName): Uint8Array {
  return bytesOf(fixtureText(name))
}

export const encryptedBackups = () => readFileSync(new URL('encrypted-backups.txt', FOLDER))

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

export function jsonFile(value: unknown): Uint8Array {
  return bytesOf(JSON.stringify(value))
}
