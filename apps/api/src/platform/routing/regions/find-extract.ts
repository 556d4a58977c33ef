import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { RegionProblem } from './region-problem.ts'

/** Where an extract comes from, and what its region is called. */
export type Extract =
  | { readonly kind: 'file'; readonly name: string; readonly path: string }
  | { readonly kind: 'url'; readonly name: string; readonly url: string }

export const REGION_NAME = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/
const ENDING = /(?:-(?:latest|\d{6,8}))?(?:\.osm)?\.pbf$/i
const LIMIT_MS = 60_000
/** Parents of a region; a list that names one as its own parent ends here. */
const MAX_DEPTH = 10

/** The list of a public extract server, as Geofabrik publishes it; other members are of no interest. */
const Index = Type.Object({
  features: Type.Array(
    Type.Object({
      properties: Type.Object({
        id: Type.String(),
        parent: Type.Optional(Type.String()),
        urls: Type.Object({ pbf: Type.Optional(Type.String()) }),
      }),
    }),
  ),
})

/** Understands what the operator wrote: a file, an address, or a name that the extract server knows. @throws {RegionProblem} */
export async function findExtract(text: string, { indexUrl }: { indexUrl: string }): Promise<Extract> {
  if (/^https?:\/\//.test(text)) return { kind: 'url', name: nameOf(new URL(text).pathname), url: text }
  if (ENDING.test(text) || existsSync(text)) {
    const path = resolve(text)
    if (!existsSync(path)) throw new RegionProblem(`There is no file ${path}.`)
    return { kind: 'file', name: nameOf(path), path }
  }
  if (!REGION_NAME.test(text)) {
    throw new RegionProblem(`"${text}" is neither a file, nor an address, nor a name such as monaco or japan/chubu.`)
  }
  return { kind: 'url', name: text, url: await findInIndex(text, indexUrl) }
}

/** `japan-latest.osm.pbf` is called japan. */
function nameOf(path: string): string {
  const name = basename(path)
    .replace(ENDING, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return name === '' ? 'region' : name
}

/** A name is an id of the list, or an id with parents before it: `us/georgia`, `north-america/us/georgia`. */
async function findInIndex(name: string, indexUrl: string): Promise<string> {
  const { features } = await fetchIndex(indexUrl)
  const known = new Map(features.map(({ properties }) => [properties.id, properties]))
  const parts = name.split('/')
  // Ids contain slashes themselves where two regions share a name, as the state of Georgia and the country: the longest id wins.
  const id = parts.map((_, index) => parts.slice(index).join('/')).find((ending) => known.has(ending))
  const pbf = id === undefined ? undefined : known.get(id)?.urls.pbf
  if (id === undefined || pbf === undefined || !`/${pathOf(id, known)}`.endsWith(`/${name}`)) {
    throw unknownName(name, indexUrl)
  }
  return pbf
}

type Known = ReadonlyMap<string, { readonly parent?: string }>

/** An id with all its parents before it. Those that are written in the id already are not repeated. */
function pathOf(id: string, known: Known): string {
  let path = id
  let parent = known.get(id)?.parent
  for (let depth = 0; parent !== undefined && depth < MAX_DEPTH; depth++) {
    if (!path.startsWith(`${parent}/`)) path = `${parent}/${path}`
    parent = known.get(parent)?.parent
  }
  return path
}

const unknownName = (name: string, indexUrl: string) =>
  new RegionProblem(
    `${new URL(indexUrl).host} has no extract called "${name}". Look the name up there, or give the address of an .osm.pbf file.`,
  )

async function fetchIndex(indexUrl: string) {
  const answer: unknown = await fetch(indexUrl, { signal: AbortSignal.timeout(LIMIT_MS) })
    .then((response) => (response.ok ? response.json() : null))
    .catch((error: unknown) => {
      throw new RegionProblem(
        `${new URL(indexUrl).host} cannot be reached. Check the network, or download an .osm.pbf file elsewhere and give its path.`,
        { cause: error },
      )
    })
  if (!Value.Check(Index, answer)) {
    throw new RegionProblem(
      `${indexUrl} answers no list of extracts. Check REGION_INDEX_URL, or give the path of an .osm.pbf file.`,
    )
  }
  return answer
}
