import { setTimeout as sleep } from 'node:timers/promises'
import { KINDS, type Kind, killOne } from '@repo/api/postgres-processes'
import type postgres from 'postgres'
import type { ProductServer } from '../product-server.ts'
import type { Traffic } from './traffic.ts'

export interface Row {
  readonly database: string
  readonly kind: Kind
  kills: number
  /** How often the product ended. */
  ended: number
  /** How often somebody would have had to do something. */
  stuck: number
  /** Seconds from the first answer of the database to the first good one that was asked for after the kill, at worst. */
  worstAnswer: number
  /** The same to the first write. */
  worstWrite: number
}

export interface Place {
  readonly database: string
  /** Where the cluster lies. */
  readonly folder: string
  readonly open: () => postgres.Sql
  readonly start: (port?: string) => Promise<ProductServer>
}

interface Rounds {
  readonly place: Place
  readonly traffic: Traffic
  /** Of each kind of process. */
  readonly kills: number
  readonly minutes: number
  /** How many have written since the last kill before the next one. */
  readonly writers: number
  readonly onRound: (line: string, index: number) => void
}

const GIVES_UP_AFTER_MS = 90_000
const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** Kills one process after the other, and waits each time until people write again. @returns the product that runs at the end. */
export async function killRounds(
  first: ProductServer,
  rounds: Rounds,
): Promise<{ rows: Row[]; product: ProductServer }> {
  const { place, kills, minutes } = rounds
  const { database } = place
  const rows = KINDS.map(
    (kind): Row => ({ database, kind, kills: 0, ended: 0, stuck: 0, worstAnswer: 0, worstWrite: 0 }),
  )
  const deadline = performance.now() + minutes * 60_000
  let product = first
  for (let index = 0; index < kills * rows.length && performance.now() < deadline; index++) {
    const row = rows[index % rows.length]
    if (!row) break
    const next = await killOnce(row, product, { ...rounds, index })
    if (!next) break
    product = next
  }
  return { rows, product }
}

/** @returns the product that runs afterwards; null when it needs a person. */
async function killOnce(
  row: Row,
  product: ProductServer,
  { place, traffic, writers, onRound, index }: Rounds & { readonly index: number },
): Promise<ProductServer | null> {
  const enough = traffic.acknowledged.size + writers
  await until(() => traffic.acknowledged.size >= enough || !isRunning(product))
  await sleep(Math.random() * 300)
  if (!(await until(() => killOne(place.folder, row.kind, Math.random), 200))) return null
  row.kills++
  const killedAt = performance.now()
  await sleep(20)
  await until(() => answers(place))
  const backAt = performance.now()
  await until(() => traffic.lastGood().sentAt > killedAt || !isRunning(product))
  const answerMs = traffic.lastGood().answeredAt - backAt
  const isBack = await until(() => traffic.lastWrite().sentAt > killedAt || !isRunning(product))
  const writeMs = traffic.lastWrite().answeredAt - backAt
  onRound(
    `kill ${index + 1}, ${row.kind}: database ${seconds(backAt - killedAt)} s, answer ${seconds(answerMs)} s, write ${seconds(writeMs)} s later`,
    index,
  )
  row.worstAnswer = Math.max(row.worstAnswer, answerMs / 1000)
  row.worstWrite = Math.max(row.worstWrite, writeMs / 1000)
  if (isRunning(product)) {
    if (!isBack) row.stuck++
    return isBack ? product : null
  }
  row.ended++
  return await place.start(new URL(product.origin).port).catch((error: unknown) => {
    row.stuck++
    console.error(`after the kill of a ${row.kind}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  })
}

function isRunning({ pid }: ProductServer): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(test: () => boolean | Promise<boolean>, everyMs = 20): Promise<boolean> {
  for (const deadline = performance.now() + GIVES_UP_AFTER_MS; performance.now() < deadline; await sleep(everyMs)) {
    if (await test()) return true
  }
  return false
}

/** Whether the database answers somebody who connects now. */
async function answers(place: Place): Promise<boolean> {
  let sql: postgres.Sql | undefined
  try {
    sql = place.open() // throws while no server runs
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql?.end({ timeout: 0 })
  }
}

/** Waits for the database. */
export const untilBack = (place: Place): Promise<boolean> => until(() => answers(place))
