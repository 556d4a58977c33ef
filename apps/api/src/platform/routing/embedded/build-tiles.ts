import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { dyingWithParent } from '../../die-with-parent.ts'
import { type BuildStage, stageOfLine } from './build-stage.ts'
import { valhallaConfig } from './valhalla-config.ts'

const TAIL_CHARACTERS = 4_000
/** Leaves the machine to those who use the product. */
const LOW_PRIORITY = 15

interface BuildOptions {
  readonly tileFolder: string
  /** Extracts that become one graph. */
  readonly files: readonly string[]
  /** Where elevations of their ways are looked for; it need not exist. */
  readonly elevationFolder: string
  /** Called with each stage that the builder enters. */
  readonly onStage?: (stage: BuildStage) => void
}

/**
 * Builds routing tiles out of `.osm.pbf` files, in a process of its own, which ends with this one.
 *
 * @throws with the end of the builder's output, when a file is damaged, the disk is full or the builder fails otherwise.
 */
export async function buildTiles(options: BuildOptions): Promise<void> {
  const { tileFolder, files, elevationFolder, onStage = () => {} } = options
  const threads = Math.max(1, availableParallelism() - 1)
  mkdirSync(tileFolder, { recursive: true })
  const config = `${tileFolder}.build.json`
  writeFileSync(config, verbose(valhallaConfig(tileFolder, { threads, elevationFolder })))
  try {
    await run(findBuilder(), ['-c', config, ...files], { onStage, cwd: tileFolder })
  } finally {
    rmSync(config, { force: true })
  }
}

/** The engine has no output; its builder reports progress. */
function verbose(config: string): string {
  const settings: { mjolnir: object } = JSON.parse(config)
  return JSON.stringify({ ...settings, mjolnir: { ...settings.mjolnir, logging: { type: 'std_out', color: false } } })
}

async function run(
  program: string,
  args: readonly string[],
  { onStage, cwd }: { onStage: (stage: BuildStage) => void; cwd: string },
): Promise<void> {
  const [file = program, ...rest] = [...dyingWithParent('KILL', {}), program, ...args]
  const child = spawn(file, rest, { env: {}, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  if (child.pid !== undefined) lowerPriority(child.pid)
  let tail = ''
  const note = (line: string) => {
    tail = `${tail}${line}\n`.slice(-TAIL_CHARACTERS)
    const stage = stageOfLine(line)
    if (stage !== null) onStage(stage)
  }
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', note)
  const [code, signal] = await once(child, 'close').finally(() => process.off('exit', kill))
  if (code !== 0) throw new Error(`The tile builder ended with ${signal ?? code}:\n${tail.trim()}`)
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // Only a courtesy; some systems forbid it.
  }
}

/** @throws when there is no engine for this platform. */
function findBuilder(): string {
  const folder = engineFolder()
  if (folder === null) throw new Error(`There is no embedded routing engine for ${process.platform}/${process.arch}.`)
  return join(folder, process.platform, process.arch, 'valhalla_build_tiles')
}

const PLATFORMS: readonly string[] = ['linux/x64', 'linux/arm64', 'darwin/arm64']

/** Where the engine is installed; null on platforms it was not built for, or when it was left out. */
export function engineFolder(): string | null {
  if (!PLATFORMS.includes(`${process.platform}/${process.arch}`)) return null
  try {
    return dirname(createRequire(import.meta.url).resolve('@valhallajs/valhallajs'))
  } catch {
    return null
  }
}
