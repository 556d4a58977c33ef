import { parseArgs } from 'node:util'
import { describeArticle } from './describe-article.ts'
import type { ModerationService } from './moderation.service.ts'
import { ModerationProblem } from './moderation-problem.ts'

const USAGE = `npm run moderate -- list                        articles whose authors request publication
npm run moderate -- list --all                  every forbidden article
npm run moderate -- show ID
npm run moderate -- forbid ID --reason "WORDS"  its author reads them
npm run moderate -- allow ID
npm run moderate -- role NAME moderator         or: user`

/** @returns what to print. */
export type ModerationCommand = (moderation: ModerationService) => Promise<string>

/** @throws {ModerationProblem} for what is no command. */
export function parseModerationCommand(args: readonly string[]): ModerationCommand {
  const { positionals, values } = parse(args)
  const [name, ...rest] = positionals
  const given = Object.keys(values).join()
  if (name === 'list' && rest.length === 0 && (given === '' || given === 'all')) return list(values.all === true)
  if (name === 'role' && given === '') return setRole(rest)
  const id = rest.length === 1 ? parseId(rest[0]) : null
  const { reason } = values
  if (id !== null && name === 'show' && given === '') return async ({ get }) => describeArticle(await get(id))
  if (id !== null && name === 'allow' && given === '') return async ({ allow }) => describeArticle(await allow(id))
  if (id !== null && name === 'forbid' && given === 'reason' && reason !== undefined) {
    return async ({ forbid }) => describeArticle(await forbid(id, reason))
  }
  throw new ModerationProblem(USAGE)
}

function parse(args: readonly string[]) {
  const options = { all: { type: 'boolean' }, reason: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new ModerationProblem(USAGE, { cause })
  }
}

function parseId(text = ''): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) {
    throw new ModerationProblem(`"${text}" is no article: use the number in its address.`)
  }
  return Number(text)
}

function setRole([name, role, ...more]: readonly string[]): ModerationCommand {
  const isRole = role === 'moderator' || role === 'user'
  if (name === undefined || !isRole || more.length > 0) throw new ModerationProblem(USAGE)
  return async (moderation) => {
    const named = await moderation.setRole(name, role)
    return role === 'moderator' ? `${named} is a moderator.` : `${named} is no moderator.`
  }
}

function list(isAll: boolean): ModerationCommand {
  return async ({ listForbidden, listRequested }) => {
    const articles = await (isAll ? listForbidden() : listRequested())
    if (articles.length > 0) return articles.map(describeArticle).join('\n')
    return isAll ? 'No article is forbidden.' : 'Nobody requests publication.'
  }
}
