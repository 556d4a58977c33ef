export interface CreatedDraft {
  readonly id: number
  readonly missing: number
  readonly foreign: number
  /** The folder of the journey that it was made for, as long as that is not there: without it, the draft goes too. */
  readonly journey?: string
}

/** How far the import of a file of articles has come. */
export interface BundleProgress {
  /** Addresses on the server by the pictures' names in the file. */
  readonly addresses: Map<string, string>
  /** Idempotency keys of the articles, by their folders. */
  readonly keys: Map<string, string>
  /** Of those that were created. */
  readonly created: Map<string, CreatedDraft>
  /** Keeps it on the device, so that it goes on when the file is chosen again. */
  save(): void
  /** Done: the next time the file is chosen, it is imported anew. */
  forget(): void
}

const STORAGE_KEY = 'mishiori-bundle-progress'

/** That of an earlier try with the same file, which may have broken off with its tab; else an empty one. One file is kept. */
export function bundleProgress({ name, size, lastModified }: File, userId: number): BundleProgress {
  const file = JSON.stringify([userId, name, size, lastModified])
  const stored = readStored(file)
  const addresses = mapOf(stored.addresses, isText)
  const keys = mapOf(stored.keys, isText)
  const created = mapOf(stored.created, isDraft)
  return {
    addresses,
    keys,
    created,
    save: () => {
      const [kept, keptKeys, keptDrafts] = [addresses, keys, created].map((map) => Object.fromEntries<unknown>(map))
      write(JSON.stringify({ file, addresses: kept, keys: keptKeys, created: keptDrafts }))
    },
    forget: () => write(null),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isDraft = (value: unknown): value is CreatedDraft =>
  isRecord(value) &&
  [value.id, value.missing, value.foreign].every((count) => typeof count === 'number') &&
  (value.journey === undefined || isText(value.journey))

function mapOf<Value>(stored: unknown, isValue: (value: unknown) => value is Value): Map<string, Value> {
  const entries = Object.entries(isRecord(stored) ? stored : {})
  return new Map(entries.flatMap(([key, value]) => (isValue(value) ? [[key, value]] : [])))
}

function readStored(file: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isRecord(stored) && stored.file === file ? stored : {}
  } catch {
    return {}
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, text)
  } catch {
    // A device that keeps nothing imports all the same.
  }
}
