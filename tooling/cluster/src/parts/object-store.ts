import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { dyingWithParent } from '@repo/api/die-with-parent'
import type { Folders } from './config-files.ts'
import { createPart, isListening, type Part } from './part.ts'

/** The bucket and the only key that the stand-in knows. */
export const BUCKET = 'pictures'
export const ACCESS_KEY = 'S3RVER'

/** Pictures of people. A stand-in that speaks S3: Debian's radosgw works only with a whole Ceph behind it. */
export function createObjectStore(folders: Folders, port: number): Part {
  const program = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')
  const options = ['-d', join(folders.data, 'pictures'), '-a', '127.0.0.1', '-p', String(port)]
  const command = [process.execPath, program, ...options, '--silent', '--configure-bucket', BUCKET]
  const [file = '', ...args] = [...dyingWithParent('KILL'), ...command]
  return createPart({
    name: 'object-storage',
    port,
    breaks: (pid) => `kill -9 ${pid}   # or slow: kill -STOP ${pid}; sleep 5; kill -CONT ${pid}`,
    command: () => ({ file, args }),
    isReady: () => isListening(port),
    logFile: `${folders.logs}/object-storage.log`,
  })
}
