import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../../tooling/ports/free-port.ts'
import type { S3Settings } from '../platform/file-storage/s3-storage.ts'

const PAUSE_MS = 50
const TRIES = 400

/** A server that speaks S3, with one bucket, in a process of its own. It knows one access key. */
export async function startS3Gateway(): Promise<{ settings: S3Settings; stop(): void }> {
  const directory = mkdtempSync(join(tmpdir(), 'mishiori-s3-'))
  const port = await freePort()
  const program = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')
  const options = ['-d', directory, '-a', '127.0.0.1', '-p', String(port), '--silent', '--configure-bucket', 'pictures']
  const child = spawn(process.execPath, [program, ...options], { stdio: 'ignore' })
  const endpoint = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    )
  for (let tries = 0; !(await isUp()); tries++) {
    if (tries === TRIES || child.exitCode !== null) throw new Error('The S3 server did not start.')
    await sleep(PAUSE_MS)
  }
  return {
    settings: { endpoint, bucket: 'pictures', region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' },
    stop() {
      child.kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
