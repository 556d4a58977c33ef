import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { STREET_PLACES_FILE, STREETS_FILE, type StreetPlaceLine } from '@repo/basemap/streets'
import { buildTown, TOWN_PLACES, townBytes, writeOsmPbf } from '@repo/demo-region'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROUTING_PROGRAM, TOWN } from '../../../testing/town-engine.ts'
import { BUILD_STAGES } from '../embedded/build-stage.ts'
import type { RoutingEngine } from '../routing-engine.ts'
import { startRouting } from '../start-routing.ts'
import { createRegions } from './regions.ts'
import { readCurrentSet, regionPaths, writeCurrentSet } from './tile-set.ts'

const NOWHERE = 'http://127.0.0.1:1/index.json'
const CLI = fileURLToPath(new URL('../../../region.ts', import.meta.url))

// Sets are built by processes of their own, several in a test.
vi.setConfig({ testTimeout: 90_000 })

let dataFolder: string
let folder: string
const toClose: (() => unknown)[] = []
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'mishiori-regions-'))
  folder = join(dataFolder, 'regions')
})
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
  rmSync(dataFolder, { recursive: true, force: true })
})

/** A town like the demo's, moved east by some degrees, as an extract. */
function aTownFile(east: number, name = `town-${east}.osm.pbf`): string {
  const { nodes, ways, relations } = buildTown()
  const from = east * 100_000
  const shifted = {
    nodes: nodes.map((node) => ({ ...node, id: node.id + from, lng: node.lng + east })),
    ways: ways.map((way) => ({ ...way, id: way.id + from, refs: way.refs.map((ref) => ref + from) })),
    relations: relations.map((relation) => ({
      ...relation,
      members: relation.members.map((member) => ({ ...member, ref: member.ref + from })),
    })),
  }
  return aFile(name, writeOsmPbf(shifted, { program: 'test' }))
}

function aFile(name: string, bytes: Uint8Array | string): string {
  const path = join(dataFolder, name)
  writeFileSync(path, bytes)
  return path
}

function open(indexUrl = NOWHERE) {
  const steps: string[] = []
  const options = { folder, demoFile: TOWN, program: ROUTING_PROGRAM, indexUrl }
  return { regions: createRegions({ ...options, onProgress: (step) => steps.push(step) }), steps }
}

/** The server's engine on the same folder. */
function serve(): RoutingEngine {
  const settings = { routingUrl: null, regionsFolder: folder, demoFile: TOWN, regionIndexUrl: NOWHERE }
  const engine = startRouting({ ...settings, program: ROUTING_PROGRAM }, () => {})
  toClose.push(() => engine.close())
  return engine
}

/** Whether a way is found in the town that lies so many degrees to the east. */
async function hasTown(engine: RoutingEngine, east: number): Promise<boolean> {
  const stops = [TOWN_PLACES.station, TOWN_PLACES.westBank].map(([lng, lat]) => [lng + east, lat] as const)
  return (await engine.route({ stops, costing: 'auto' }, new AbortController().signal)).ok
}

const soon = { timeout: 60_000 }

async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  toClose.push(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

describe('a server that runs', () => {
  it('serves the demo town, then the regions that are added, then the town again', async () => {
    const engine = serve()
    await expect.poll(() => hasTown(engine, 0), soon).toBe(true)
    const { regions } = open()
    await regions.add(aTownFile(1))
    await expect.poll(() => hasTown(engine, 1), soon).toBe(true)
    expect(await hasTown(engine, 0)).toBe(false)
    await regions.add(aTownFile(2), 'far/east')
    await expect.poll(() => hasTown(engine, 2), soon).toBe(true)
    expect(await hasTown(engine, 1)).toBe(true)
    expect(regions.list().map(({ name }) => name)).toEqual(['town-1', 'far/east'])
    await regions.remove('town-1')
    await regions.remove('far/east')
    await expect.poll(() => hasTown(engine, 0), soon).toBe(true)
    expect(regions.list()).toEqual([])
    expect(readdirSync(regionPaths(folder).sources)).toEqual([])
  })
})

describe('adding', () => {
  it('lists the places and draws the streets of all regions in the set that is served', async () => {
    const { regions } = open()
    await regions.add(aTownFile(1))
    await regions.add(aTownFile(2), 'far/east')
    const setFolder = join(regionPaths(folder).sets, readCurrentSet(folder)?.set ?? '')
    const lines = readFileSync(join(setFolder, STREET_PLACES_FILE), 'utf8').trim().split('\n')
    const places = lines.map((line): StreetPlaceLine => JSON.parse(line))
    const stations = places.filter(({ kind }) => kind === 'station')
    expect(stations.map(({ extract }) => extract)).toEqual(['town-1', 'far/east'])
    expect(readdirSync(setFolder)).toContain(STREETS_FILE)
    expect(readdirSync(setFolder).filter((name) => /spool|\.tiles$/.test(name))).toEqual([])
  })

  it('replaces a region of the same name and keeps no second extract', async () => {
    const { regions, steps } = open()
    await regions.add(aTownFile(1, 'town.osm.pbf'))
    await regions.add(aTownFile(3, 'town.osm.pbf'))
    expect(regions.list().map(({ name }) => name)).toEqual(['town'])
    expect(readdirSync(regionPaths(folder).sources)).toHaveLength(1)
    const told = steps.filter((step, index) => step !== steps[index - 1])
    const each = ['copying', ...BUILD_STAGES, 'proving', 'drawing', 'switching']
    expect(told).toEqual([...each, ...each])
  })

  it('fetches a name from the server of extracts, and an address', async () => {
    const file = readFileSync(aTownFile(1))
    const origin = await listen((request, response) => {
      const urls = { pbf: `${origin}/europe/monaco-latest.osm.pbf` }
      const features = [
        { properties: { id: 'europe', urls: {} } },
        { properties: { id: 'monaco', parent: 'europe', urls } },
      ]
      response.end(request.url === '/index.json' ? JSON.stringify({ features }) : file)
    })
    const { regions } = open(`${origin}/index.json`)
    expect(await regions.add('europe/monaco')).toMatchObject({ name: 'europe/monaco', bytes: file.length })
    expect(await regions.add(`${origin}/anything/monaco-latest.osm.pbf`)).toMatchObject({ name: 'monaco' })
    await expect(regions.add('asia/monaco')).rejects.toThrow('has no extract called "asia/monaco"')
    await expect(regions.add('atlantis')).rejects.toThrow('has no extract called "atlantis"')
  })

  it.each<[string, () => string, string]>([
    ['a missing file', () => join(dataFolder, 'none.osm.pbf'), 'There is no file'],
    ['a word that is none', () => 'Not A Name', 'is neither a file, nor an address, nor a name'],
    ['a name without network', () => 'monaco', 'Check the network'],
    ['an address without network', () => 'http://127.0.0.1:1/a.osm.pbf', 'Check the network'],
    ['another format', () => aFile('map.osm.pbf', '<osm version="0.6"></osm>'), 'This is no .osm.pbf file'],
    ['half a file', () => aFile('half.osm.pbf', townBytes().subarray(0, 6_000)), 'The file ends too early'],
    ['a damaged file', () => aFile('bad.osm.pbf', damaged()), 'The file is damaged'],
  ])('refuses %s and leaves what is served as it is', async (_, make, message) => {
    const { regions } = open()
    await regions.add(aTownFile(1))
    const before = readCurrentSet(folder)
    await expect(regions.add(make())).rejects.toThrow(message)
    expect(readCurrentSet(folder)).toEqual(before)
    expect(readdirSync(regionPaths(folder).sources)).toHaveLength(1)
  })

  it('refuses what the disk has no room for before it is fetched', async () => {
    const origin = await listen((_, response) => {
      response.writeHead(200, { 'content-length': String(1e15) })
      response.flushHeaders()
    })
    const { regions } = open()
    await expect(regions.add(`${origin}/planet.osm.pbf`)).rejects.toThrow(
      /about [\d.]+ GB are needed while the tiles of all regions are built/,
    )
    expect(readCurrentSet(folder)).toBeNull()
  })

  it('counts what is installed already when it looks for room, also to remove a region', async () => {
    const { regions } = open()
    await regions.add(aTownFile(1))
    await regions.add(aTownFile(2))
    const set = readCurrentSet(folder)
    if (!set) throw new Error('nothing is served')
    writeCurrentSet(folder, { ...set, regions: set.regions.map((region) => ({ ...region, bytes: 1e15 })) })
    const message = /about [\d.]+ GB are needed while the tiles of all regions are built/
    await expect(regions.add(aTownFile(3))).rejects.toThrow(message)
    await expect(regions.remove('town-1')).rejects.toThrow(message)
    expect(readdirSync(regionPaths(folder).sources)).toHaveLength(2)
  })

  it('refuses tiles in which no way is found', async () => {
    const { regions } = open()
    const file = aFile('empty.osm.pbf', withoutRoads())
    await expect(regions.add(file)).rejects.toThrow('There are no roads in the file')
    expect(readCurrentSet(folder)).toBeNull()
  })

  it('waits for no other process, but says which one is at work', async () => {
    const { regions } = open()
    const first = regions.add(aTownFile(1))
    writeFileSync(join(folder, 'lock'), String(process.ppid))
    await expect(regions.add(aTownFile(2))).rejects.toThrow(`Process ${process.ppid} is changing the regions`)
    await first
  })
})

describe('a process that is killed while it builds', () => {
  function start(...args: readonly string[]): ChildProcess {
    const child = spawn(process.execPath, [CLI, ...args], { env: { DATA_DIR: dataFolder }, stdio: 'ignore' })
    toClose.push(() => child.kill('SIGKILL'))
    return child
  }
  const unfinished = () => {
    const { sets } = regionPaths(folder)
    return existsSync(sets) ? readdirSync(sets).filter((name) => name.startsWith('unfinished')) : []
  }

  it('leaves what was served, and the next one finishes', async () => {
    const { regions } = open()
    await regions.add(aTownFile(1))
    const before = readCurrentSet(folder)
    const killed = start('add', aTownFile(2))
    await expect.poll(unfinished, soon).toHaveLength(1)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(readCurrentSet(folder)).toEqual(before)
    const [code] = await once(start('add', aTownFile(2)), 'exit')
    expect(code).toBe(0)
    expect(regions.list().map(({ name }) => name)).toEqual(['town-1', 'town-2'])
    expect(unfinished()).toEqual([])
    expect(readdirSync(regionPaths(folder).sources)).toHaveLength(2)
  })

  it('leaves half an extract, which the next one removes', async () => {
    const origin = await listen((_, response) => void response.writeHead(200).write(townBytes().subarray(0, 500)))
    const killed = start('add', `${origin}/far-latest.osm.pbf`)
    const { sources } = regionPaths(folder)
    await expect.poll(() => (existsSync(sources) ? readdirSync(sources) : []), soon).toHaveLength(1)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const { regions } = open()
    await regions.add(aTownFile(1))
    expect(readdirSync(sources)).toEqual([readCurrentSet(folder)?.regions[0]?.file])
  })

  // Other systems do not signal a process when its parent exits, and do not list running processes.
  const signals = process.platform === 'linux' ? (['SIGTERM', 'SIGKILL'] as const) : []
  it.each(signals)('takes the builder of the tiles along: %s', async (signal) => {
    const killed = start('add', aTownFile(1))
    let builder = 0
    const findBuilder = () => {
      builder = buildersOf(dataFolder)[0] ?? 0
      return builder
    }
    await expect.poll(findBuilder, { ...soon, interval: 10 }).toBeGreaterThan(0)
    process.kill(builder, 'SIGSTOP') // it would end by itself
    killed.kill(signal)
    await once(killed, 'exit')
    await expect.poll(() => buildersOf(dataFolder), soon).toEqual([])
    const { regions } = open()
    await regions.add(aTownFile(1))
    expect(unfinished()).toEqual([])
  })

  it('is not needed to say what is wrong with a command', async () => {
    const [code] = await once(start('paint', 'blue'), 'exit')
    expect(code).toBe(1)
  })
})

/**
 * Ids of the processes that build tiles of a folder. The program that asks for the signal comes first under the same id, and names the
 * builder among its arguments: stopped there it would not have asked yet.
 */
function buildersOf(dataFolder: string): readonly number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const isBuilder = ([file, , config]: readonly string[]) =>
    file?.endsWith('/valhalla_build_tiles') && config?.startsWith(dataFolder)
  return ids.filter((id) => isBuilder(commandOf(id))).map(Number)
}

function commandOf(id: string): readonly string[] {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
  } catch {
    return [] // it has just ended
  }
}

function damaged(): Uint8Array {
  const bytes = Buffer.from(townBytes())
  bytes.fill(0xff, 200, 400)
  return bytes
}

function withoutRoads(): Uint8Array {
  const node = { id: 1, lng: 138, lat: 36 }
  return writeOsmPbf({ nodes: [node], ways: [], relations: [] }, { program: 'test' })
}
