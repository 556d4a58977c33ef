import { dyingWithParent } from '@repo/api/die-with-parent'
import { type Folders, writeConfig } from './config-files.ts'
import { createPart, isListening, type Part } from './part.ts'

/** Requests are counted in it. It keeps nothing: counts of a minute need no disk. */
export function createRedis(program: string, folders: Folders, port: number): Part {
  const config = writeConfig(
    folders,
    'redis.conf',
    `# What is counted lives for minutes: nothing is written to the disk.
bind 127.0.0.1
port ${port}
save ""
appendonly no
maxmemory 64mb
# The oldest counts go first when it is full.
maxmemory-policy volatile-ttl
`,
  )
  const [file = '', ...args] = [...dyingWithParent('KILL'), program, config]
  return createPart({
    name: 'redis',
    port,
    breaks: (pid) => `kill -9 ${pid}`,
    command: () => ({ file, args }),
    isReady: () => isListening(port),
    logFile: `${folders.logs}/redis.log`,
  })
}
