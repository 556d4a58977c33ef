import { readConfig } from './config.ts'
import { engineFolder } from './platform/routing/embedded/build-tiles.ts'
import { RegionProblem } from './platform/routing/regions/region-problem.ts'
import { createRegions, type RegionStep, type Regions } from './platform/routing/regions/regions.ts'
import { typedAs } from './process/typed-as.ts'

const USAGE = `npm run region -- add FILE.osm.pbf | URL | NAME [--name NAME]
npm run region -- list
npm run region -- remove NAME`

const MEGABYTE = 1024 ** 2
const STEPS: Readonly<Record<RegionStep, string>> = {
  copying: 'fetching the extract',
  readingWays: 'reading the ways',
  readingRelations: 'reading which turns are forbidden',
  readingNodes: 'reading where the ways lie',
  joining: 'joining the ways at their crossings',
  tiling: 'building the routing tiles',
  enhancing: 'working out speeds',
  layering: 'building the tiles of the main roads',
  restricting: 'adding which turns are forbidden',
  checking: 'checking the routing tiles',
  proving: 'finding a way in them',
  drawing: 'drawing the streets and listing the places',
  switching: 'switching over',
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

// Leaving ends what this process has started; what it left half-way counts for nothing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof RegionProblem)) throw error
  console.error(`\n${typedAs(error.message)}\n`)
  process.exitCode = 1
}

async function main([command, ...args]: readonly string[]): Promise<void> {
  const { routing } = readConfig()
  if (engineFolder() === null) {
    throw new RegionProblem(
      'There is no embedded routing engine for this platform. Set ROUTING_URL to a Valhalla server instead.',
    )
  }
  const regions = createRegions({
    folder: routing.regionsFolder,
    demoFile: routing.demoFile,
    program: routing.program,
    indexUrl: routing.regionIndexUrl,
    onProgress: progress(),
  })
  const [first] = args
  if (command === 'list') return list(regions)
  if (command === 'add' && first !== undefined) return add(regions, first, args.slice(1))
  if (command === 'remove' && first !== undefined) return remove(regions, first)
  throw new RegionProblem(USAGE)
}

function list(regions: Regions): void {
  const installed = regions.list()
  if (installed.length === 0) print('No region is installed: ways are found in the demo town only.')
  for (const { name, bytes, addedAt, source } of installed) {
    print(`${name}  ${(bytes / MEGABYTE).toFixed(1)} MB  ${addedAt.slice(0, 10)}  ${source}`)
  }
}

async function add(regions: Regions, text: string, [flag, name]: readonly string[]): Promise<void> {
  if (flag !== undefined && (flag !== '--name' || name === undefined)) throw new RegionProblem(USAGE)
  const region = await regions.add(text, name)
  print(`${region.name} is installed. A server that runs uses it within a few seconds.`)
}

async function remove(regions: Regions, name: string): Promise<void> {
  await regions.remove(name)
  print(`${name} is removed. A server that runs leaves it within a few seconds.`)
}

/** One line a step, and one for each tenth of a long one. */
function progress() {
  const startedAt = performance.now()
  let last = ''
  return (step: RegionStep, part: number | null) => {
    const tenths = part === null ? '' : ` ${Math.floor(part * 10) * 10} %`
    const line = `${STEPS[step]}${tenths}`
    if (line === last) return
    last = line
    print(`[${((performance.now() - startedAt) / 1_000).toFixed(0)} s] ${line}`)
  }
}
