import { parseArgs } from 'node:util'
import { ownPath } from '@repo/contract'
import type { Database } from '../../../platform/database.ts'
import { announcementsRepository, type NewAnnouncement } from './announcements.repository.ts'

const USAGE = `npm run announce -- --ja "…" --en "…" [--path /about]  notifies everybody who has an account, in their language, within a quarter of an hour`
const MAX_LENGTH = 500

/** What was typed is no announcement. */
export class AnnouncementUsage extends Error {
  constructor(problem: string) {
    super(`${problem}\n${USAGE}`)
    this.name = 'AnnouncementUsage'
  }
}

/**
 * @returns what to do, which gives what to print
 * @throws {AnnouncementUsage}
 */
export function parseAnnouncementCommand(args: readonly string[]): (db: Database) => Promise<string> {
  const announcement = parse(args)
  return async (db) => {
    await announcementsRepository(db).insert(announcement)
    return 'Announced. Everybody who has an account is notified within a quarter of an hour.'
  }
}

function parse(args: readonly string[]): NewAnnouncement {
  const { ja = '', en = '', path = null } = optionsOf(args)
  for (const [name, text] of [
    ['--ja', ja],
    ['--en', en],
  ] as const) {
    if (text.trim() === '') throw new AnnouncementUsage(`${name} is missing: people read either language.`)
    if ([...text].length > MAX_LENGTH) throw new AnnouncementUsage(`${name} is longer than ${MAX_LENGTH} characters.`)
  }
  if (path !== null && (!path.startsWith('/') || ownPath(path) !== path))
    throw new AnnouncementUsage('--path is no address of this site. Begin it with a slash.')
  return { ja: ja.trim(), en: en.trim(), path }
}

function optionsOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], options: { ja: text, en: text, path: text } }).values
  } catch (error) {
    throw new AnnouncementUsage(error instanceof Error ? error.message : String(error))
  }
}
