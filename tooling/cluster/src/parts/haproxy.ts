import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dyingWithParent } from '@repo/api/die-with-parent'
import { type Folders, writeConfig } from './config-files.ts'
import { AWAY_ANSWER, type Balanced, haproxyConfig } from './haproxy-config.ts'
import { createPart, isListening, type Part } from './part.ts'

export interface Balancer extends Part {
  /** A command of its runtime interface, such as `show servers state`. */
  tell(command: string): Promise<string>
}

/** The address of the product, and the one of the PostgreSQL that takes writes. */
export function createBalancer(program: string, folders: Folders, balanced: Omit<Balanced, 'files'>): Balancer {
  const socket = join(folders.data, 'haproxy.sock')
  const away = writeConfig(folders, 'haproxy-away.http', AWAY_ANSWER)
  const config = writeConfig(folders, 'haproxy.cfg', haproxyConfig({ ...balanced, files: { socket, away } }))
  const [file = '', ...args] = [...dyingWithParent('KILL'), program, '-db', '-f', config]
  const part = createPart({
    name: 'haproxy',
    port: balanced.port,
    breaks: () => `echo "set server product/node-1 state drain" | socat - ${socket}`,
    command: () => ({ file, args }),
    isReady: () => isListening(balanced.port),
    logFile: `${folders.logs}/haproxy.log`,
  })
  return {
    ...part,
    async tell(command) {
      const connection = connect(socket)
      connection.write(`${command}\n`)
      return (await text(connection)).trim()
    },
  }
}
