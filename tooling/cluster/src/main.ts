import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { type Cluster, createCluster } from './cluster.ts'
import { findPrograms, installAdvice } from './programs.ts'

// The product as on several machines, on this one, until Ctrl-C.

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    /** Where configuration, data and logs are; they stay there. */
    folder: { type: 'string' },
  },
})

const programs = findPrograms()
if ('missing' in programs) {
  console.error(installAdvice(programs))
  process.exit(1)
}
const cluster = await createCluster({
  programs,
  folder: values.folder ?? mkdtempSync(join(tmpdir(), 'mishiori-cluster-')),
  port: values.port === undefined ? undefined : Number(values.port),
  hasDemo: true,
})
const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
try {
  const isStarted = await Promise.race([start(cluster).then(() => true), interrupted.then(() => false)])
  if (isStarted) {
    console.log(description(cluster))
    createInterface({ input: process.stdin }).on('line', (line) => void obey(cluster, line))
  }
  await interrupted
} finally {
  console.log('\nending everything')
  await cluster.stop()
}

async function start(starting: Cluster): Promise<void> {
  console.log(`starting; logs are in ${starting.folder}/logs`)
  await starting.start(({ name, port }) => console.log(`  ${name} (port ${port})`))
}

/** What is typed here while it runs. */
async function obey({ parts, spare, promote }: Cluster, line: string): Promise<void> {
  const [order, ...words] = line.trim().split(/\s+/)
  const part = [...parts, spare].find(({ name }) => name === words.join(' '))
  try {
    if (order === 'start' && part) await part.start()
    else if (order === 'stop' && part) await part.stop()
    else if (order === 'promote') await promote()
    else return console.log('start NAME, stop NAME or promote')
    console.log('done')
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
  }
}

function description({ origin, folder, parts, spare, worker }: Cluster): string {
  const rows = parts.map((part) => {
    const place = `port ${String(part.port).padEnd(6)} pid ${String(part.pid()).padEnd(7)}`
    return `  ${part.name.padEnd(28)} ${place} ${part.breaks()}`
  })
  const tell = (command: string) => `echo "${command}" | socat - ${folder}/data/haproxy.sock`
  return `
The product: ${origin}   (log in as hikari@mishiori.example, password walk-and-tell-2026)

${rows.join('\n')}

Pictures are in a stand-in for an object storage: Debian's radosgw works only with a whole Ceph behind it.
Mails are in ${worker.dataFolder}/outbox.
Configuration: ${folder}/config. Logs: ${folder}/logs.

To take a node out:   ${tell('set server product/node-1 state drain')}
To see who is there:  ${tell('show servers state')}

What is typed here:   start NAME, stop NAME, promote (postgres-second takes over from postgres-first)
                      "start ${spare.name}" adds a third node.
Ctrl-C ends everything.`
}
