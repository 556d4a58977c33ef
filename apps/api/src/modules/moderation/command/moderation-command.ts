import { parseArgs } from 'node:util'
import { PRODUCT_LIMITS } from '@repo/contract'
import { errorMessage } from '@repo/i18n'
import { messages } from '@repo/i18n/en-us'
import { AppError } from '../../../platform/app-error.ts'
import type { FeaturedService } from '../../front-page/featured.service.ts'
import type { Moderation } from '../create-moderation.ts'
import { describeArticle, describeWalk, zonedMinute } from './describe-article.ts'
import { feature, printFeatured, unfeature } from './feature-command.ts'
import { ModerationProblem } from './moderation-problem.ts'

const USAGE = `npm run moderate -- list                        articles whose authors request publication or appeal
npm run moderate -- list --all                  every forbidden article
npm run moderate -- show ID
npm run moderate -- forbid ID --reason "WORDS"  its author reads them
npm run moderate -- allow ID
npm run moderate -- forbid-journey ID --reason "WORDS"
npm run moderate -- allow-journey ID
npm run moderate -- prohibited-walks            every prohibited walk
npm run moderate -- prohibit-walk ID --reason "WORDS"
npm run moderate -- allow-walk ID
npm run moderate -- prohibit COMMENT --reason "WORDS"
npm run moderate -- restore COMMENT --reason "WORDS"
npm run moderate -- approve COMMENT
npm run moderate -- warn NAME --reason "WORDS"
npm run moderate -- suspend NAME --days 7 --reason "WORDS"
npm run moderate -- lift NAME --reason "WORDS"
npm run moderate -- role NAME moderator         or: user
npm run moderate -- feature ID --ja "WORDS" --en "WORDS" --days 7
                                                the route of the week; words and days may be left out
npm run moderate -- unfeature
npm run moderate -- featured`

type Tools = Moderation & { readonly featured: FeaturedService }

/** @returns what to print. */
export type ModerationCommand = (tools: Tools) => Promise<string>

type Input = Parameters<Moderation['moderation']['moderate']>[1]
interface Options {
  readonly reason?: string | undefined
  readonly days?: string | undefined
}

interface Action {
  /** Options that are required beside the target. */
  readonly options: readonly (keyof Options)[]
  readonly command: (subject: string, said: { reason: string; days: number }) => ModerationCommand
}

const ACTIONS: Readonly<Record<string, Action>> = {
  show: { options: [], command: (subject) => describe(parseId(subject, 'article')) },
  forbid: {
    options: ['reason'],
    command: (subject, { reason }) => onArticle(subject, (route_id) => ({ action: 'forbid', route_id, reason })),
  },
  allow: {
    options: [],
    // What is stored is allowed, whatever its version: an operator has no page that could be out of date.
    command: (subject) => onArticle(subject, (route_id) => ({ action: 'allow', route_id, reason: '', version: 1 })),
  },
  'forbid-journey': {
    options: ['reason'],
    command: (subject, { reason }) =>
      onJourney(subject, (journey_id) => ({ action: 'forbid_journey', journey_id, reason })),
  },
  'allow-journey': {
    options: [],
    command: (subject) => onJourney(subject, (journey_id) => ({ action: 'allow_journey', journey_id, reason: '' })),
  },
  'prohibit-walk': {
    options: ['reason'],
    command: (subject, { reason }) =>
      onWalk(subject, (walk_log_id) => ({ action: 'prohibit_walk', walk_log_id, reason })),
  },
  'allow-walk': {
    options: [],
    command: (subject) => onWalk(subject, (walk_log_id) => ({ action: 'allow_walk', walk_log_id, reason: '' })),
  },
  prohibit: {
    options: ['reason'],
    command: (subject, { reason }) =>
      onComment(subject, (comment_id) => ({ action: 'prohibit_comment', comment_id, reason })),
  },
  restore: {
    options: ['reason'],
    command: (subject, { reason }) =>
      onComment(subject, (comment_id) => ({ action: 'allow_comment', comment_id, reason })),
  },
  approve: {
    options: [],
    command: (subject) => onComment(subject, (comment_id) => ({ action: 'approve_comment', comment_id, reason: '' })),
  },
  warn: {
    options: ['reason'],
    command: (name, { reason }) => onPerson(name, (user_id) => ({ action: 'warn', user_id, reason })),
  },
  suspend: {
    options: ['days', 'reason'],
    command: (name, { reason, days }) => onPerson(name, (user_id) => ({ action: 'suspend', user_id, reason, days })),
  },
  lift: {
    options: ['reason'],
    command: (name, { reason }) => onPerson(name, (user_id) => ({ action: 'lift_suspension', user_id, reason })),
  },
}

/** @throws {ModerationProblem} for an invalid command. */
export function parseModerationCommand(args: readonly string[]): ModerationCommand {
  const { positionals, values } = parse(args)
  const [name = '', ...rest] = positionals
  const given = Object.keys(values).sort().join()
  if (name === 'list' && rest.length === 0 && (given === '' || given === 'all')) return list(values.all === true)
  if (name === 'prohibited-walks' && rest.length === 0 && given === '') return listProhibitedWalks
  if (name === 'role' && given === '') return setRole(rest)
  if (name === 'unfeature' && rest.length === 0 && given === '') return unfeature
  if (name === 'featured' && rest.length === 0 && given === '') return printFeatured
  if (name === 'feature') return parseFeature(rest, values)
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  const [subject] = rest
  if (!action || subject === undefined || rest.length > 1 || given !== [...action.options].sort().join()) {
    throw new ModerationProblem(USAGE)
  }
  return asProblem(action.command(subject, readOptions(values)))
}

/** Its text and days are optional. */
function parseFeature([subject, ...more]: readonly string[], given: ReturnType<typeof parse>['values']) {
  const { ja, en, days, ...others } = given
  if (subject === undefined || more.length > 0 || Object.keys(others).length > 0) throw new ModerationProblem(USAGE)
  const id = parseId(subject, 'article')
  return feature(id, { ja, en, days: days === undefined ? undefined : readOptions({ days }).days })
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { all: { type: 'boolean' }, reason: text, days: text, ja: text, en: text } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new ModerationProblem(USAGE, { cause })
  }
}

function readOptions({ reason = '', days = '1' }: Options) {
  const { moderationTextLength, suspensionDays } = PRODUCT_LIMITS
  if (reason.length > moderationTextLength.max) {
    throw new ModerationProblem(`The reason has ${reason.length} characters. Use ${moderationTextLength.max} or fewer.`)
  }
  const { min, max } = suspensionDays
  if (!/^\d{1,4}$/.test(days) || Number(days) < min || Number(days) > max) {
    throw new ModerationProblem(`"${days}" is no number of days: use ${min} to ${max}.`)
  }
  return { reason, days: Number(days) }
}

function parseId(text: string, what: 'article' | 'comment' | 'journey' | 'walk'): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) {
    throw new ModerationProblem(`"${text}" is no ${what}: use the number in its address.`)
  }
  return Number(text)
}

const describe =
  (id: number): ModerationCommand =>
  async ({ articleModeration }) =>
    describeArticle(await articleModeration.get(id))

function onArticle(subject: string, inputOf: (id: number) => Input): ModerationCommand {
  const id = parseId(subject, 'article')
  return async (moderation) => {
    await moderation.moderation.moderate(null, inputOf(id))
    return describe(id)(moderation)
  }
}

function onJourney(subject: string, inputOf: (id: number) => Input): ModerationCommand {
  const id = parseId(subject, 'journey')
  return async ({ moderation }) => {
    await moderation.moderate(null, inputOf(id))
    return `Journey ${id}: done, and its author is notified.`
  }
}

function onWalk(subject: string, inputOf: (id: number) => Input): ModerationCommand {
  const id = parseId(subject, 'walk')
  return async ({ moderation }) => {
    await moderation.moderate(null, inputOf(id))
    return `Walk ${id}: done, and its walker is notified.`
  }
}

/** All of them, page by page: on a terminal nobody turns pages. */
const listProhibitedWalks: ModerationCommand = async ({ moderationReads }) => {
  const walks: string[] = []
  for (let after: string | null = '0'; after !== null; ) {
    const page: Awaited<ReturnType<typeof moderationReads.listWalks>> = await moderationReads.listWalks(Number(after))
    walks.push(...page.data.map(describeWalk))
    after = page.next
  }
  return walks.length > 0 ? walks.join('\n') : 'No walk is prohibited.'
}

function onComment(subject: string, inputOf: (id: number) => Input): ModerationCommand {
  const id = parseId(subject, 'comment')
  return async ({ moderation }) => {
    await moderation.moderate(null, inputOf(id))
    return `Comment ${id}: done, and its author is notified.`
  }
}

function onPerson(name: string, inputOf: (id: number) => Input): ModerationCommand {
  return async ({ moderation, moderationReads }) => {
    const person = await moderationReads.findPersonByName(name)
    if (person === null) throw nobodyCalled(name)
    await moderation.moderate(null, inputOf(person.id))
    const { suspension, time_zone: timeZone } = await moderationReads.readPerson(person.id)
    const deadline = suspension ? ` Suspended until ${zonedMinute(suspension.until, timeZone)}.` : ''
    return `${person.name}: done, and they are notified.${deadline}`
  }
}

const nobodyCalled = (name: string) => new ModerationProblem(`Nobody with a verified address is called ${name}.`)

/** The product's own message for a refusal. */
function asProblem(command: ModerationCommand): ModerationCommand {
  return (moderation) =>
    command(moderation).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause
      const { code, params } = cause
      // The interface's messages do not fit here: one is a status number, one says that another moderator was faster.
      const said = {
        'article.not_found': 'There is no such article.',
        'journey.not_found': 'There is no such journey.',
        'walk_log.not_found': 'There is no such walk.',
        'moderation.already_decided': 'That is how it is already.',
      }
      const own = code in said ? said[code as keyof typeof said] : undefined // looked up just before
      throw new ModerationProblem(own ?? errorMessage({ code, params }, 'en-us', messages), { cause })
    })
}

function setRole([name, role, ...more]: readonly string[]): ModerationCommand {
  const isRole = role === 'moderator' || role === 'user'
  if (name === undefined || !isRole || more.length > 0) throw new ModerationProblem(USAGE)
  return async ({ moderation, moderationReads }) => {
    const person = await moderationReads.findPersonByName(name)
    if (person === null) throw nobodyCalled(name)
    await moderation.setRole(person.id, role)
    return role === 'moderator' ? `${person.name} is a moderator.` : `${person.name} is no moderator.`
  }
}

function list(isAll: boolean): ModerationCommand {
  return async ({ articleModeration: { listForbidden, listRequested } }) => {
    const articles = await (isAll ? listForbidden() : listRequested())
    if (articles.length > 0) return articles.map(describeArticle).join('\n')
    return isAll ? 'No article is forbidden.' : 'Nobody requests publication.'
  }
}
