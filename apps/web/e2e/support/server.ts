import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../../../tooling/ports/free-port.ts'

/** The built server; another build can be tried through the environment, its web then by `WEB_BUILD`. */
const program = process.env.MISHIORI_SERVER ?? fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url))
/** The operators' commands, which `npm run` gives these names. */
const COMMANDS = {
  moderate: fileURLToPath(new URL('../../../api/src/moderate.ts', import.meta.url)),
  maintenance: fileURLToPath(new URL('../../../api/src/maintenance.ts', import.meta.url)),
}
const READY_WITHIN_MS = 90_000
/** Names the folder of prepared data to the workers. */
export const PREPARED = 'MISHIORI_E2E_DATA'

/** The product as `npm start` runs it, with a port and a data folder of its own. */
export interface RunningServer {
  readonly origin: string
  /** Everything it printed, for the report of a failed test. */
  log(): string
  /** Ends it at once, as a power cut would, and starts it again on the same data. */
  killAndRestart(): Promise<void>
  /** What an operator types after `npm run moderate --`. @returns what it printed. */
  moderate(...args: readonly string[]): Promise<string>
  /** Likewise after `npm run maintenance --`. */
  maintenance(...args: readonly string[]): Promise<string>
  kill(): void
  /** With these settings besides those it was started with. */
  restart(further?: Readonly<Record<string, string>>): Promise<void>
  /** Ends it in order and leaves its data. */
  end(): Promise<void>
  stop(): Promise<void>
}

/** @param env settings that differ from those of all stories. Its data is a copy of the data prepared for this run. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mishiori-e2e-'))
  const prepared = process.env[PREPARED]
  // Where the file system can, a copy shares its bytes with the original until it writes.
  if (prepared) await promisify(execFile)('cp', ['-a', '--reflink=auto', `${prepared}/.`, dataDir])
  return serve(dataDir, env)
}

/** Like {@link startServer}, on a given folder, which is deleted on stop. */
export async function serve(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let output = ''
  let child: ChildProcess

  const launch = async (further: Readonly<Record<string, string>> = {}) => {
    child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: origin,
        BASEMAPS: 'embedded',
        RATE_LIMIT_FACTOR: '1000',
        BOT_CHECK: 'off',
        ...env,
        ...further,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const note = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', note)
    child.stderr?.on('data', note)
    await untilReady(origin, child, () => output)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  const command = async (name: keyof typeof COMMANDS, args: readonly string[]) => {
    const ofServer = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PUBLIC_URL: origin, ...env }
    return (await promisify(execFile)(process.execPath, [COMMANDS[name], ...args], { env: ofServer })).stdout
  }

  await launch()
  return {
    origin,
    log: () => output,
    kill: () => void child.kill('SIGKILL'),
    restart: launch,
    moderate: (...args) => command('moderate', args),
    maintenance: (...args) => command('maintenance', args),
    async killAndRestart() {
      await end('SIGKILL')
      await launch()
    },
    end: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`)
    const ready = await fetch(`${origin}/api/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready in time:\n${log()}`)
}
