import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../ports/free-port.ts'
import { root } from '../scripts/lib/paths.mjs'

/** No measure of the product: on a busy machine it takes as long as it takes. */
const READY_WITHIN_MS = 300_000

/** The built product with its demonstration, on a free port and this empty folder. @returns its origin, and what ends it. */
export async function startProduct(dataDir) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/server.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      BASEMAPS: 'embedded',
      BOT_CHECK: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const until = Date.now() + READY_WITHIN_MS; !(await isReady()); await setTimeout(200)) {
    if (child.exitCode === null && Date.now() < until) continue
    await stop()
    throw new Error(`The product was not ready:\n${output}`)
  }
  return { origin, stop }
}
