import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dyingWithParent } from '@repo/api/die-with-parent'
import type { Folders } from './config-files.ts'
import { createPart, type Part } from './part.ts'

const SERVER = fileURLToPath(new URL('../../../../apps/api/dist/server.js', import.meta.url))
/** How `npm start` calls it. */
const FLAGS: readonly string[] = JSON.parse(
  readFileSync(new URL('../../../../apps/api/node-flags.json', import.meta.url), 'utf8'),
)

interface ProductOptions {
  readonly name: string
  readonly role: 'web' | 'worker'
  readonly port: number
  readonly metricsPort: number
  /** What all processes of the cluster have in common. */
  readonly env: Readonly<Record<string, string>>
}

/** A process of the product, with a data folder of its own, as on a machine of its own. */
export function createProductProcess(
  folders: Folders,
  { name, role, port, metricsPort, env }: ProductOptions,
): Part & { readonly dataFolder: string } {
  const dataFolder = join(folders.data, name)
  mkdirSync(dataFolder, { recursive: true })
  const [file = '', ...args] = [...dyingWithParent('KILL'), process.execPath, ...FLAGS, SERVER]
  const address = role === 'web' ? `http://127.0.0.1:${port}/api/ready` : `http://127.0.0.1:${metricsPort}/metrics`
  const own = {
    NODE_ENV: 'production',
    ROLE: role,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataFolder,
    METRICS_PORT: String(metricsPort),
  }
  const part = createPart({
    name,
    port: role === 'web' ? port : metricsPort,
    breaks: (pid) => `kill -9 ${pid}   # or in order: kill ${pid}`,
    command: () => ({ file, args, options: { env: { ...process.env, ...env, ...own } } }),
    isReady: async () => (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok,
    logFile: `${folders.logs}/${name}.log`,
  })
  return { ...part, dataFolder }
}
