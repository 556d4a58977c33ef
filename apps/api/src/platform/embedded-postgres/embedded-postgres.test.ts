import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../database.ts'
import { processesInside } from './cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { endServer } from './end-server.ts'
import { openServer } from './open-server.ts'
import { noteOwner } from './owner-file.ts'
import { createRunner } from './runner.ts'

/** What a first start makes, which takes longer than all that most tests are about: they begin with a copy. */
let made: string
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'mishiori-pg-made-'))
  const server = await startEmbeddedPostgres(join(made, 'postgres'))
  await server.stop()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

let parent: string
let folder: string
let running: EmbeddedPostgres[]
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'mishiori-pg-'))
  folder = join(parent, 'postgres')
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  rmSync(parent, { recursive: true, force: true })
})

/** Starts it where a cluster is already, if need be a copied one. */
const start = async () => {
  mkdirSync(dirname(folder), { recursive: true })
  if (!existsSync(folder)) execFileSync('cp', ['-a', join(made, 'postgres'), folder]) // with its owners
  return startIn(folder)
}
const startIn = async (folder: string) => {
  const server = await startEmbeddedPostgres(folder)
  running.push(server)
  return server
}
const stop = async (server: EmbeddedPostgres) => {
  running = running.filter((other) => other !== server)
  await server.stop()
}
const newerPid = (old: number) => () => {
  const pid = existsSync(join(folder, 'postmaster.pid')) ? serverPid() : 0
  return pid === old ? 0 : pid
}
const answers = (server: EmbeddedPostgres) =>
  query(server, (sql) => sql`select 1`).then(
    () => true,
    () => false,
  )
const serverPid = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

async function query<T>(
  server: EmbeddedPostgres,
  question: (sql: ReturnType<typeof connect>) => Promise<T>,
): Promise<T> {
  const sql = connect(server.target, { max: 1 })
  try {
    return await question(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data over a stop and a start', async () => {
    const first = await startIn(folder)
    await query(first, (sql) => sql`create table notes as select '道' as text`.then(() => {}))
    await stop(first)
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
    const rows = await query(await start(), (sql) => sql`select text from notes`)
    expect(rows[0]).toEqual({ text: '道' })
  })

  it('refuses a second owner and says what to do', async () => {
    await start()
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /already uses .*Stop it, or give this one its own DATA_DIR/,
    )
  })

  it('starts over locks whose process id belongs to somebody else by now', async () => {
    await stop(await start())
    const stale = `${process.pid}\n${folder}\n1\n5432\n${folder}\n\n`
    writeFileSync(join(folder, 'postmaster.pid'), stale)
    writeFileSync(join(folder, '.s.PGSQL.5432.lock'), stale)
    expect(await query(await start(), (sql) => sql`select 1 as one`)).toMatchObject([{ one: 1 }])
  })

  it('removes a cluster that was only half made', async () => {
    const half = `${folder}.init-abcdef`
    mkdirSync(half)
    writeFileSync(join(half, 'PG_VERSION'), '18\n')
    writeFileSync(join(parent, 'other'), '')
    await startIn(folder)
    expect(existsSync(half)).toBe(false)
    expect(existsSync(join(parent, 'other'))).toBe(true)
  })

  it('refuses a cluster of another major version', async () => {
    await stop(await start())
    writeFileSync(join(folder, 'PG_VERSION'), '12\n')
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/made by PostgreSQL 12/)
  })

  it('[fault 2] comes back by itself when it is killed, with every acknowledged row', async () => {
    const server = await start()
    await query(server, (sql) => sql`create table acks (n int primary key)`.then(() => {}))
    const sql = connect(server.target, { max: 2, connect_timeout: 2 })
    let acknowledged = 0
    for (let round = 0; round < 3; round++) {
      let isKilled = false
      const writing = (async () => {
        for (;;) {
          try {
            await sql`insert into acks values (${acknowledged + 1})`
            acknowledged++
          } catch {
            if (isKilled) return
            await sleep(5) // the driver's connection was that of the server before
          }
        }
      })()
      while (acknowledged < (round + 1) * 20) await sleep(5)
      isKilled = true
      process.kill(serverPid(), 'SIGKILL')
      await writing
      await expect.poll(() => answers(server), { timeout: 60_000 }).toBe(true)
      const [row] = await query(
        server,
        (fresh) => fresh<{ max: number; count: number }[]>`select max(n), count(*)::int from acks`,
      )
      // One row may have been stored without its answer arriving.
      expect(row?.count).toBe(row?.max)
      expect(row?.max).toBeGreaterThanOrEqual(acknowledged)
      acknowledged = row?.max ?? 0
    }
    await sql.end({ timeout: 1 })
  })

  it('comes back when it is killed again while it is coming back', async () => {
    const server = await start()
    for (let kills = 0; kills < 4; kills++) {
      const killed = serverPid()
      process.kill(killed, 'SIGKILL')
      // The next one, which may not answer yet.
      await expect.poll(newerPid(killed), { interval: 1, timeout: 60_000 }).toBeGreaterThan(0)
    }
    await expect.poll(() => answers(server), { timeout: 60_000 }).toBe(true)
  })

  it('comes back where it was, also where its folder is too deep for a socket', async () => {
    folder = join(parent, 'a-folder-with-a-long-name'.repeat(5), 'postgres')
    const server = await start()
    for (let kills = 0; kills < 2; kills++) {
      const killed = serverPid()
      process.kill(killed, 'SIGKILL')
      await expect.poll(newerPid(killed), { timeout: 60_000 }).toBeGreaterThan(0)
      await expect.poll(() => answers(server), { timeout: 60_000 }).toBe(true)
    }
    expect(server.target).toHaveProperty('host', expect.not.stringContaining('long-name'))
  })

  it('tells, once, that it cannot be started again, and why', async () => {
    const onLost = vi.fn<(error: Error) => void>()
    const server = await startEmbeddedPostgres(folder, { onLost, givesUpAfterMs: 500 })
    running.push(server)
    const control = join(folder, 'global', 'pg_control')
    const kept = readFileSync(control)
    writeFileSync(control, 'scribble')
    process.kill(serverPid(), 'SIGKILL')
    await expect.poll(() => onLost.mock.calls.length, { timeout: 60_000 }).toBe(1)
    const told = onLost.mock.calls[0]?.[0].message
    expect(told).toContain(`PostgreSQL did not start in ${folder}`)
    expect(told).toContain('pg_control')
    writeFileSync(control, kept)
    expect(await query(await start(), (sql) => sql`select 1 as one`)).toMatchObject([{ one: 1 }])
    expect(onLost).toHaveBeenCalledOnce()
  })
})

describe('a server that nobody owns and that is in the way', () => {
  const PATIENCE = { starting: 60_000, stopping: 500, silent: 500, absent: 500 }
  const titleOf = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  const processNamed = (title: string) => Number(processesInside(folder)?.find((pid) => titleOf(pid).includes(title)))
  const open = async () => {
    const warnings: string[] = []
    const { signal } = new AbortController()
    const options = { signal, report: (warning: string) => void warnings.push(warning), patienceMs: PATIENCE }
    const server = await openServer(folder, createRunner(), options)
    await server.sql`insert into notes values ('after')`
    const rows = await server.sql`select text from notes`
    await server.sql.end({ timeout: 0 })
    return { warnings, texts: rows.map(({ text }) => text) }
  }
  const anOrphan = async () => {
    const { signal } = new AbortController()
    const server = await openServer(folder, createRunner(), { signal, report: () => {} })
    await server.sql`create table notes as select 'before' as text`
    await server.sql.end({ timeout: 0 })
  }
  beforeEach(async () => {
    await stop(await start()) // makes the cluster
    await anOrphan()
  })
  afterEach(() => endServer(folder))

  it('is woken when all of its processes are stopped', async () => {
    for (const pid of processesInside(folder) ?? []) process.kill(Number(pid), 'SIGSTOP')
    expect(await open()).toEqual({ warnings: [expect.stringContaining('is silent')], texts: ['before', 'after'] })
  })

  it('is killed when it cannot end itself', async () => {
    const orphan = serverPid()
    // It waits for its child, and its child does nothing any more.
    process.kill(processNamed('checkpointer'), 'SIGSTOP')
    process.kill(orphan, 'SIGINT')
    expect(await open()).toMatchObject({
      warnings: [expect.stringContaining('is stopping')],
      texts: ['before', 'after'],
    })
    expect(serverPid()).not.toBe(orphan)
  })

  it('is ended when its first process is gone and the others are stopped', async () => {
    const stopped = processNamed('checkpointer')
    process.kill(stopped, 'SIGSTOP')
    process.kill(serverPid(), 'SIGKILL')
    expect(await open()).toMatchObject({ texts: ['before', 'after'] })
    expect(processesInside(folder)).not.toContain(String(stopped))
  })

  it('is left alone while the process that owns it lives', async () => {
    const other = spawn('sleep', ['60'])
    try {
      noteOwner(folder)
      const noted = readFileSync(join(folder, 'mishiori.owner'), 'utf8')
      const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
      expect(noted.trim()).toBe(`${process.pid} ${startOf(process.pid)}`)
      writeFileSync(join(folder, 'mishiori.owner'), `${other.pid} ${startOf(other.pid ?? 0)}\n`)
      const inside = processesInside(folder) ?? []
      for (const pid of inside) process.kill(Number(pid), 'SIGSTOP')
      const opening = open()
      await sleep(4_000)
      expect(processesInside(folder)?.toSorted()).toEqual(inside.toSorted())
      for (const pid of inside) process.kill(Number(pid), 'SIGCONT')
      expect(await opening).toEqual({ warnings: [], texts: ['before', 'after'] })
    } finally {
      other.kill()
    }
  })
})

it('is not kept from starting by a shell in its folder', async () => {
  await stop(await start())
  const shell = spawn('sleep', ['60'], { cwd: folder })
  try {
    expect(await query(await start(), (sql) => sql`select 1 as one`)).toMatchObject([{ one: 1 }])
  } finally {
    shell.kill()
  }
})
