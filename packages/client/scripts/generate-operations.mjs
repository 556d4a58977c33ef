// Writes src/generated from the contract of the API: the types of each of its files in one of the same name, and how operations are
// sent. `--check` writes nothing and fails where a file is another one.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scopeOf } from '@repo/contract'
import { compile } from 'json-schema-to-typescript'

const BANNER = '// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.\n'
const CONTRACT = fileURLToPath(new URL('../../contract/src', import.meta.url))
const FOLDER = fileURLToPath(new URL('../src/generated', import.meta.url))
const STYLE = { semi: false, singleQuote: true, printWidth: 120 }

const modules = await readModules()
/** Where the type of a schema is, and what it is called. Schemas that are absent are written where they are used. */
const types = new Map(modules.flatMap(({ file, schemas }) => schemas.map(([name, schema]) => [schema, { name, file }])))
const reached = new Set()
for (const { endpoints } of modules) for (const [, endpoint] of endpoints) reach(endpoint)

const texts = new Map([
  ['operations.ts', operations()],
  ['sending.ts', sending()],
])
for (const module of modules) if (isNeeded(module)) texts.set(`${module.file}.ts`, await typesOf(module))
if (process.argv.includes('--check')) check()
else write()

/** The files of the contract, each with the schemas that it exports and the endpoints that take an access token. */
async function readModules() {
  const found = new Map()
  const claimed = new Set()
  for (const path of ['schemas.ts', ...sourcesIn(''), ...sourcesIn('endpoints')]) {
    const file = basename(path, '.ts')
    const module = found.get(file) ?? { file, schemas: [], endpoints: [] }
    found.set(file, module)
    for (const [name, value] of Object.entries(await import(join(CONTRACT, path)))) {
      if (claimed.has(value)) continue
      claimed.add(value)
      if (isCompound(value)) module.schemas.push([name, value])
      else if (name.endsWith('Endpoints'))
        module.endpoints.push(...Object.entries(value).filter(([, endpoint]) => scopeOf(endpoint) !== null))
    }
  }
  return [...found.values()]
}

function sourcesIn(folder) {
  return readdirSync(join(CONTRACT, folder))
    .filter((name) => /^[a-z-]+\.ts$/.test(name) && !/^(index|endpoints|client)\.ts$/.test(name))
    .map((name) => join(folder, name))
}

function isCompound(value) {
  return typeof value === 'object' && value !== null && (value.type === 'object' || 'anyOf' in value || 'enum' in value)
}

function reach(value) {
  if (typeof value !== 'object' || value === null || reached.has(value)) return
  reached.add(value)
  for (const inner of Object.values(value)) reach(inner)
}

function isNeeded({ schemas, endpoints }) {
  return endpoints.length > 0 || schemas.some(([, schema]) => reached.has(schema))
}

async function typesOf({ file, schemas, endpoints }) {
  const imports = new Map()
  /** As plain JSON Schema, with the name of a type in its place. */
  const named = (value, { except } = {}) => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item) => named(item))
    const type = value === except ? undefined : types.get(value)
    if (!type) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item)]))
    if (type.file !== file) imports.set(type.file, (imports.get(type.file) ?? new Set()).add(type.name))
    return { tsType: type.name }
  }
  const parts = []
  if (endpoints.length > 0) {
    const all = endpoints.map(([name, endpoint]) => [name, operationOf(endpoint, named)])
    parts.push(await declaration(interfaceOf(file), objectOf(all)))
  }
  for (const [name, schema] of schemas)
    if (reached.has(schema)) parts.push(await declaration(name, named(schema, { except: schema })))
  const lines = [...imports]
    .toSorted()
    .map(([from, some]) => `import type { ${[...some].toSorted().join(', ')} } from './${from}.ts'\n`)
  return `${BANNER}\n${lines.join('')}${lines.length > 0 ? '\n' : ''}${parts.join('\n')}`
}

function declaration(name, schema) {
  return compile({ ...schema, title: name }, name, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: STYLE,
  })
}

function operationOf({ summary, params, query, body, bodyKind, response }, named) {
  const input = []
  if (params) input.push(['params', named(params)])
  if (query) input.push(['query', named(query)])
  if (bodyKind === 'multipart') input.push(['body', { tsType: 'FormData' }])
  else if (body) input.push(['body', named(body)])
  const optional = query && (query.required ?? []).length === 0 ? ['query'] : []
  const operation = objectOf([
    ['input', objectOf(input, optional)],
    ['answer', answerOf(response.body, named)],
  ])
  return { ...operation, description: wrapped(summary) }
}

function answerOf(body, named) {
  if (isFile(body)) return { tsType: 'Response' }
  return body === null ? { tsType: 'undefined' } : named(body)
}

function objectOf(entries, optional = []) {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(entries),
    required: entries.map(([name]) => name).filter((name) => !optional.includes(name)),
  }
}

/** All operations, of whichever file. */
function operations() {
  const files = modules.filter(({ endpoints }) => endpoints.length > 0).map(({ file }) => file)
  const imports = files.map((file) => `import type { ${interfaceOf(file)} } from './${file}.ts'\n`)
  const bases = files.map((file) => `    ${interfaceOf(file)}`)
  return `${BANNER}
${imports.join('')}
/** What each operation is asked with and answers: \`Operations['readRoute']['answer']\` is an article. */
export interface Operations
  extends
${bases.join(',\n')} {}
`
}

function sending() {
  const rows = modules.flatMap(({ endpoints }) =>
    endpoints.map(([name, { method, path, response, idempotent = false }]) => {
      return `  ${name}: { method: '${method}', path: '${path}', isFile: ${isFile(response.body)}, takesKey: ${idempotent} },\n`
    }),
  )
  return `${BANNER}
/** How each operation is sent; \`takesKey\`: it may be repeated with the same \`Idempotency-Key\`, and is done once. */
export const OPERATIONS = {
${rows.join('')}} as const
`
}

/** Files are declared as strings, which JSON answers never are. */
function isFile(schema) {
  return schema?.type === 'string'
}

function interfaceOf(file) {
  return `${file.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}Operations`
}

/** Comments are read in lines of this length. */
function wrapped(text) {
  return text.replace(/(.{1,100})(?: |$)/g, '$1\n').trimEnd()
}

function write() {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  for (const [name, text] of texts) writeFileSync(join(FOLDER, name), text)
}

function check() {
  const isSame = (name) => readFileSync(join(FOLDER, name), 'utf8') === texts.get(name)
  const wrong = [...new Set([...readdirSync(FOLDER), ...texts.keys()])].filter(
    (name) => !readdirSync(FOLDER).includes(name) || !isSame(name),
  )
  if (wrong.length === 0) return
  console.error(`Other than the contract makes them: ${wrong.join(', ')}. Run \`pnpm run generate\`.`)
  process.exitCode = 1
}
