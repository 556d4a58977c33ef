import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mailer.ts'

export interface OutboxMail extends Mail {
  readonly id: string
  readonly sentAt: string
}

/** A folder that takes the place of a mail server: one `.json` and one `.txt` a mail, readable by a person. */
export interface Outbox extends Mailer {
  readonly folder: string
  /** Newest first. */
  list(limit: number): Promise<OutboxMail[]>
  find(id: string): Promise<OutboxMail | null>
}

const MAIL_ID = /^\d{8}T\d{9}-[0-9a-f]{8}$/

export function createOutbox(folder: string): Outbox {
  const read = async (id: string): Promise<OutboxMail | null> => {
    try {
      // Written only by `send` below.
      return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as OutboxMail
    } catch {
      return null
    }
  }
  return {
    folder,
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const sentAt = new Date().toISOString()
      const id = `${sentAt.replace(/[-:.Z]/g, '')}-${randomBytes(4).toString('hex')}`
      const text = `To: ${mail.to}\nSubject: ${mail.subject}\nDate: ${sentAt}\n\n${mail.text}\n`
      await writeFile(join(folder, `${id}.txt`), text, { mode: 0o600 })
      // Complete before it is listed.
      const unfinished = join(folder, `${id}.part`)
      await writeFile(unfinished, JSON.stringify({ id, sentAt, ...mail }, null, 2), { mode: 0o600 })
      await rename(unfinished, join(folder, `${id}.json`))
    },
    async list(limit) {
      const names = await readdir(folder).catch(() => [])
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
      const mails = await Promise.all(ids.sort().reverse().slice(0, limit).map(read))
      return mails.filter((mail) => mail !== null)
    },
    find: async (id) => (MAIL_ID.test(id) ? read(id) : null),
  }
}
