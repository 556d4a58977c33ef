import { parseArgs } from 'node:util'
import { ownPath } from '@repo/contract'
import { CommandProblem, readCommandLine } from '../../../platform/command-problem.ts'
import type { Database } from '../../../platform/database.ts'
import { announcementsRepository, type NewAnnouncement } from './announcements.repository.ts'

const USAGE = `npm run announce -- --ja "…" --en "…" [--path /about]  notifies everybody who has an account, in their language, within a quarter of an hour`
const MAX_LENGTH = 500

/**
 * @returns what to do, which gives what to print
 * @throws {CommandProblem}
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
    if (text.trim() === '') throw misuse(`${name} is missing: people read either language.`)
    if ([...text].length > MAX_LENGTH) throw misuse(`${name} is longer than ${MAX_LENGTH} characters.`)
  }
  if (path !== null && (!path.startsWith('/') || ownPath(path) !== path))
    throw misuse('--path is no address of this site. Begin it with a slash.')
  return { ja: ja.trim(), en: en.trim(), path }
}

function optionsOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { ja: text, en: text, path: text }
  return readCommandLine(() => parseArgs({ args: [...args], options }), USAGE).values
}

const misuse = (problem: string) => new CommandProblem(`${problem}\n${USAGE}`)
