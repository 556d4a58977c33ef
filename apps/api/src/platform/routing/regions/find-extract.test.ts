import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findExtract } from './find-extract.ts'

/** Ids, parents and addresses as Geofabrik lists them. */
const LISTED: readonly (readonly [id: string, parent: string | undefined, path: string | undefined])[] = [
  ['europe', undefined, 'europe'],
  ['asia', undefined, 'asia'],
  ['north-america', undefined, 'north-america'],
  ['georgia', 'europe', 'europe/georgia'],
  ['us', 'north-america', 'north-america/us'],
  ['us/georgia', 'north-america', 'north-america/us/georgia'],
  ['us/california', 'us', 'north-america/us/california'],
  ['norcal', 'us/california', 'north-america/us/california/norcal'],
  ['japan', 'asia', 'asia/japan'],
  ['chubu', 'japan', 'asia/japan/chubu'],
  ['loop', 'loop', 'loop'],
  ['sea', 'europe', undefined],
]
const addressOf = (path: string) => `https://extracts.example/${path}-latest.osm.pbf`

let server: Server
let indexUrl: string
beforeAll(async () => {
  const features = LISTED.map(([id, parent, path]) => ({
    properties: { id, parent, urls: path === undefined ? {} : { pbf: addressOf(path) } },
  }))
  server = createServer((_, response) => response.end(JSON.stringify({ features })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  indexUrl = `http://127.0.0.1:${address.port}/index.json`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

it.each([
  ['georgia', 'europe/georgia'],
  ['europe/georgia', 'europe/georgia'],
  ['us/georgia', 'north-america/us/georgia'],
  ['north-america/us/georgia', 'north-america/us/georgia'],
  ['us/california', 'north-america/us/california'],
  ['north-america/us/california', 'north-america/us/california'],
  ['norcal', 'north-america/us/california/norcal'],
  ['california/norcal', 'north-america/us/california/norcal'],
  ['us/california/norcal', 'north-america/us/california/norcal'],
  ['north-america/us', 'north-america/us'],
  ['japan', 'asia/japan'],
  ['japan/chubu', 'asia/japan/chubu'],
  ['asia/japan/chubu', 'asia/japan/chubu'],
  ['loop', 'loop'],
])('finds %s at %s', async (name, path) => {
  expect(await findExtract(name, { indexUrl })).toEqual({ kind: 'url', name, url: addressOf(path) })
})

it.each(['asia/georgia', 'north-america/georgia', 'us/chubu', 'california', 'atlantis', 'europe/sea'])(
  'has no extract called %s',
  async (name) => {
    await expect(findExtract(name, { indexUrl })).rejects.toThrow(`has no extract called "${name}"`)
  },
)
