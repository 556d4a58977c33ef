import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { parseArgs } from 'node:util'
import { createClient, type MishioriClient, MishioriError, type Operations } from '@mishiori/client'
import { languageOf, type Messages, messagesOf } from './messages.ts'
import { readDraft } from './read-draft.ts'

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  readonly fetch?: typeof fetch
}

interface Job extends Terminal {
  readonly client: MishioriClient
  readonly origin: string
  readonly t: Messages
  /** What stands after the command. */
  readonly operands: readonly string[]
  readonly options: { readonly format: string; readonly out?: string | undefined; readonly publish: boolean }
}

/** What is wrong with how the command was called. */
class UsageError extends Error {}

const COMMANDS: Readonly<Record<string, (job: Job) => Promise<boolean>>> = {
  whoami,
  list,
  upload,
  export: save,
  backup,
}

/** @returns the exit code: 0, 1 when something could not be done, 2 when the command was called in a wrong way. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const language = languageOf(terminal.env)
  const t = messagesOf(language)
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        format: { type: 'string', default: 'gpx' },
        out: { type: 'string' },
        publish: { type: 'boolean', default: false },
      },
    })
    const [name, ...operands] = positionals
    if (values.help || name === undefined) {
      terminal.print(t.usage)
      return values.help ? 0 : 2
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) throw new UsageError(t.unknownCommand(name))
    const { origin, token } = siteOf(terminal.env, t)
    const client = createClient({ origin, token, language, ...(terminal.fetch ? { fetch: terminal.fetch } : {}) })
    return (await command({ ...terminal, client, origin, t, operands, options: values })) ? 0 : 1
  } catch (error) {
    terminal.printError(reasonOf(error))
    return isOfUsage(error) ? 2 : 1
  }
}

function siteOf(env: Terminal['env'], t: Messages) {
  const settingOf = (name: string) => {
    const value = env[name]
    if (!value) throw new UsageError(t.unset(name))
    return value
  }
  const [address, token] = [settingOf('MISHIORI_ORIGIN'), settingOf('MISHIORI_TOKEN')]
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^https?:$/.test(url.protocol)) throw new UsageError(t.badOrigin(address))
  return { origin: url.origin, token }
}

async function whoami({ client, print }: Job): Promise<boolean> {
  const user = await client.currentUser()
  print(`${user?.nickname} (@${user?.name})`)
  return true
}

async function list({ client, print }: Job): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { data, total, per_page } = await client.listOwnRoutes({ query: { page } })
    for (const { id, status, title } of data) print(`${id}\t${status}\t${title}`)
    if (page * per_page >= total) return true
  }
}

/** One that is no route is told, and those after it are uploaded all the same. */
async function upload({ client, origin, operands, options, print, printError, t }: Job): Promise<boolean> {
  if (operands.length === 0) throw new UsageError(t.noFiles)
  let isComplete = true
  for (const file of operands) {
    try {
      const { draft, leftOut } = await readDraft(file, t)
      const { id } = await client.createRoute({ body: { ...draft, is_draft: !options.publish } })
      print(t.uploaded(file, `${origin}/routes/${id}`))
      if (leftOut > 0) printError(t.leftOut(file, leftOut))
    } catch (error) {
      isComplete = false
      printError(t.unreadable(file, reasonOf(error)))
      // Others would be refused for the same reason.
      if (error instanceof MishioriError && [0, 401, 403].includes(error.status)) break
    }
  }
  return isComplete
}

type Format = Operations['exportRoute']['input']['query']['format']
const EXTENSIONS: Readonly<Record<Format, string>> = {
  gpx: 'gpx',
  gpxzip: 'zip',
  kml: 'kml',
  kmz: 'kmz',
  geojson: 'geojson',
  fit: 'fit',
  tcx: 'tcx',
}

async function save(job: Job): Promise<boolean> {
  const { client, operands, options, t } = job
  const [id] = operands
  if (id === undefined || !/^\d+$/.test(id)) throw new UsageError(t.noId)
  const format = options.format as Format // another one is refused by the site, which names those it has
  const response = await client.exportRoute({ params: { id }, query: { format } })
  return write(job, response, options.out ?? `route-${id}.${EXTENSIONS[format] ?? format}`)
}

async function backup(job: Job): Promise<boolean> {
  return write(job, await job.client.downloadData(), job.options.out ?? 'mishiori.zip')
}

/** Streams it to a new file. What breaks off leaves none behind. */
async function write({ print, printError, t }: Job, response: Response, file: string): Promise<boolean> {
  let isOwn = false
  const target = createWriteStream(file, { flags: 'wx' })
  target.once('open', () => {
    isOwn = true
  })
  try {
    // One type of streams in two libraries.
    await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), target)
  } catch (error) {
    if (isOwn) await rm(file, { force: true })
    else if (codeOf(error) === 'EEXIST') {
      printError(t.exists(file))
      return false
    }
    throw error
  }
  print(t.saved(file, target.bytesWritten))
  return true
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const isOfUsage = (error: unknown) => error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS')

function reasonOf(error: unknown): string {
  if (error instanceof MishioriError && Object.keys(error.fields).length > 0) {
    return `${error.message} (${Object.keys(error.fields).join(', ')})`
  }
  return error instanceof Error ? error.message : String(error)
}
