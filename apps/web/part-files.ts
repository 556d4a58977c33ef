import type { Rolldown } from 'vite'
import { unmatched } from './unmatched.ts'
import type { FilePart } from './worker/build-info.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

export interface PartFileRules {
  /** The modules each part begins with, by their whole path; everything that these load, at once or later, belongs to it. */
  readonly entries: Readonly<Record<FilePart, readonly string[]>>
  /** Names of chunks that no part needs. */
  readonly leftOut: readonly RegExp[]
  /** Names of files that are started as workers, which no chunk imports. */
  readonly workers: readonly RegExp[]
}

/**
 * The addresses of the files of each part.
 *
 * @throws when an entry or a pattern names nothing: what it named was moved, and a part would miss or gain files unseen.
 */
export function partFiles(bundle: Bundle, rules: PartFileRules): Record<FilePart, string[]> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const sources = new Set(chunks.flatMap(sourcesOf))
  const names = chunks.map(nameOf)
  const missing = [
    ...Object.values(rules.entries)
      .flat()
      .filter((entry) => !sources.has(entry)),
    ...unmatched([...rules.leftOut, ...rules.workers], names),
  ]
  if (missing.length > 0)
    throw new Error(`No chunk of the build is what the service worker names: ${missing.join(', ')}`)
  const workers = names.filter((name) => rules.workers.some((pattern) => pattern.test(name)))
  const filesOf = (part: FilePart) =>
    filesFrom(
      bundle,
      [
        ...(part === 'shell' ? [] : workers),
        ...chunks.filter((chunk) => sourcesOf(chunk).some((id) => rules.entries[part].includes(id))).map(nameOf),
      ],
      rules.leftOut,
    )
  return {
    shell: filesOf('shell'),
    reading: filesOf('reading'),
    journeys: filesOf('journeys'),
    editing: filesOf('editing'),
    journeyEditing: filesOf('journeyEditing'),
    recording: filesOf('recording'),
  }
}

function filesFrom(bundle: Bundle, names: readonly string[], leftOut: readonly RegExp[]): string[] {
  const files = new Set<string>()
  const left = [...names]
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const file = name
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || leftOut.some((pattern) => pattern.test(file))) continue
    files.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    left.push(...[...chunk.imports, ...chunk.dynamicImports].filter((next) => !files.has(next)))
  }
  return [...files].sort().map((name) => `/${name}`)
}

/** Its modules, and the one that it hands out of a shared chunk where it is only an entry. The router adds a query to their names. */
const sourcesOf = ({ facadeModuleId, moduleIds }: Chunk) =>
  [facadeModuleId ?? '', ...moduleIds].map((id) => id.split('?')[0] ?? id)

const nameOf = ({ fileName }: Chunk) => fileName
