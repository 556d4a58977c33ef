import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteArticle } from '@repo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBody, anArticle, aParagraph } from '../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp, type TestUser } from '../testing/index.ts'
import { migrateDatabase } from './database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'

const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url))
const SIZE_MB = 400
const ROUNDS = 3
/** Every save of this many is read again. */
const SAVES = 40
const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const

const parent = mkdtempSync(join(tmpdir(), 'mishiori-disk-'))

/** A small file system of its own, which only root may make. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', parent], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const isMounted = mountDisk()
if (!isMounted) console.warn('A full disk is not tried: only root can make a small one.')

let server: EmbeddedPostgres
let test: TestApp
let author: TestUser
beforeAll(async () => {
  if (!isMounted) return
  server = await startEmbeddedPostgres(join(parent, 'postgres'))
  const { target } = server
  if ('url' in target) throw new Error('The embedded server has no address.')
  await migrateDatabase(target, MIGRATIONS)
  const dataFolder = join(parent, 'data')
  mkdirSync(dataFolder)
  test = await buildTestApp({ dataFolder }, undefined, undefined, { database: { target, drop: async () => {} } })
  author = await test.aVerifiedUser()
  await author.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
})
afterAll(async () => {
  if (isMounted) {
    await test.close()
    await server.stop()
    execFileSync('umount', ['-l', parent])
  }
  rmSync(parent, { recursive: true, force: true })
})

const filler = join(parent, 'filler')
function fillDisk(): void {
  const { bavail, bsize } = statfsSync(parent)
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 65_536), 1))
}

const words = () => Array.from({ length: 25 }, () => crypto.randomUUID()).join(' ')

/** Every part of the article says which save it belongs to. Random words, which are not packed. */
const saveOf = (n: number) =>
  anArticle({
    title: `save ${n}`,
    tag: [{ name: `save${n}` }],
    context: aBody(...Array.from({ length: 40 }, () => aParagraph(`save ${n} ${words()}`))),
  })
const numbersIn = ({ title, tag, body_html: text }: RouteArticle) => [
  ...new Set(JSON.stringify([title, tag, text]).match(/(?<=save ?)\d+(?=[" ])/g)),
]

async function read(id: number): Promise<RouteArticle | null> {
  const answer = await author.api.readRoute({ params: { id: String(id) }, query: {} })
  return answer.ok ? answer.data : null
}

const picturesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

async function upload(picture: Buffer): Promise<number> {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(picture)]), 'a.png')
  return (await author.fetch('/api/v1/file/image-upload', { method: 'POST', body })).status
}

it.skipIf(!isMounted)(
  '[fault 5] a full disk tears no article and no picture, is told as what passes, and all goes on when there is room',
  { timeout: 240_000 },
  async () => {
    const noise = { create: { width: 600, height: 600, channels: 3, background: 'black', noise: NOISE } } as const
    const picture = await sharp(noise).png().toBuffer()
    const { id } = await createArticle(author, saveOf(0))
    let article = await read(id)
    let save = 0
    for (let round = 0; round < ROUNDS; round++) {
      expect(await upload(picture)).toBe(201)
      const pictures = picturesBelow(join(parent, 'data'))
      fillDisk()
      const statuses = new Set<number>()
      for (let tried = 0; tried < SAVES; tried++) {
        save += 1
        const before = article?.version ?? 0
        const answer = await author.api.saveRoute(
          { params: { id: String(id) }, body: saveOf(save) },
          { headers: { 'if-match': `"${before}"` } },
        )
        statuses.add(answer.status)
        statuses.add(await upload(picture))
        // The database may be starting again.
        const found = await read(id)
        if (answer.ok) expect(found === null || found.version === before + 1).toBe(true)
        article = answer.ok ? answer.data : (found ?? article)
      }
      expect([...statuses].filter((status) => ![200, 201, 412, 503].includes(status))).toEqual([])
      expect(statuses).toContain(503)
      rmSync(filler)

      await expect.poll(() => read(id).catch(() => null), { timeout: 60_000 }).not.toBeNull()
      const left = await read(id)
      // What had no answer may have been stored, whole.
      expect([article?.version, (article?.version ?? 0) + 1]).toContain(left?.version)
      expect(left && numbersIn(left)).toHaveLength(1)
      for (const entry of readdirSync(join(parent, 'data'), { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && /\.(?:png|webp)$/.test(entry.name)) {
          const path = join(entry.parentPath, entry.name)
          expect([path, statSync(path).size > 0]).toEqual([path, true])
          await sharp(path).stats()
        }
      }
      expect(picturesBelow(join(parent, 'data'))).toBeGreaterThanOrEqual(pictures)
      article = left
      const after = await author.api.saveRoute(
        { params: { id: String(id) }, body: saveOf(++save) },
        { headers: { 'if-match': `"${left?.version}"` } },
      )
      expect(after.status).toBe(200)
      article = after.ok ? after.data : null
      expect(await upload(picture)).toBe(201)
    }
  },
)
