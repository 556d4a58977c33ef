import { readdirSync } from 'node:fs'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { files } from '../../schema/files.table.ts'
import { buildTestApp, credentialsOf, openRaw, type TestApp, type TestUser } from '../../testing/index.ts'

/** For each of three shares: a thousand in all. */
const TIMES = 340
const AT_ONCE = 20
const SIZE = 60_000

let test: TestApp
let owner: TestUser
let port: number
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => test.close())

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
const form = Buffer.concat([Buffer.from(HEAD), Buffer.alloc(SIZE, 0xff), Buffer.from('\r\n--x--\r\n')])

async function left() {
  const [rows] = await test.db.select({ number: count() }).from(files)
  return { rows: rows?.number, files: readdirSync(test.dataFolder, { recursive: true }) }
}

async function breakOff(head: readonly string[], share: number): Promise<void> {
  const connection = openRaw(port)
  connection.socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise<void>((resolve) => {
    connection.socket.write(form.subarray(0, Math.floor(form.length * share)), () => resolve())
  })
  connection.socket.destroy()
  await connection.untilClosed()
}

it.each([0.01, 0.5, 0.99])(
  '[fault 14] [D45] an upload that breaks off at %f of it leaves nothing, however often',
  async (share) => {
    const before = await left()
    const head = [
      'POST /api/v1/file/image-upload HTTP/1.1',
      ...(await credentialsOf(owner)),
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${form.length}`,
    ]
    for (let done = 0; done < TIMES; done += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => breakOff(head, share)))
    expect(await left()).toEqual(before)
    expect((await owner.api.currentUser()).ok).toBe(true)
  },
)
