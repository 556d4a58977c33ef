// Writes src/operations.ts: what each endpoint that takes an access token is asked with and answers, from the contract of the API.
// `--check` writes nothing and fails where the file is another one.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as contract from '@repo/contract'
import { compile } from 'json-schema-to-typescript'

const FILE = fileURLToPath(new URL('../src/operations.ts', import.meta.url))
const BANNER = '// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.\n'
const DESCRIPTION = "What each operation is asked with and answers: `Operations['readRoute']['answer']` is an article."
const { endpoints, scopeOf } = contract

/** Schemas with a name get a type of that name. */
const names = new Map(Object.entries(contract).flatMap(([name, value]) => (isSchema(value) ? [[value, name]] : [])))
const called = Object.entries(endpoints).filter(([, endpoint]) => scopeOf(endpoint) !== null)

const text = `${BANNER}
${tableOf(called)}
${await typesOf(called)}`
if (!process.argv.includes('--check')) writeFileSync(FILE, text)
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('src/operations.ts is another one than the contract makes: `pnpm run generate`')
  process.exitCode = 1
}

function tableOf(all) {
  const rows = all.map(([name, { method, path, response, idempotent = false }]) => {
    const facts = { method, path, isFile: isFile(response.body), takesKey: idempotent }
    const fields = Object.entries(facts).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
    )
    return `  ${name}: { ${fields.join(', ')} },`
  })
  return `/** How each operation is sent; \`takesKey\`: it may be repeated with the same \`Idempotency-Key\`, and is done once. */
export const OPERATIONS = {
${rows.join('\n')}
} as const
`
}

async function typesOf(all) {
  const definitions = {}
  const schema = objectOf(all.map(([name, endpoint]) => [name, operationOf(endpoint, definitions)]))
  for (const [value, name] of names) definitions[name] = withReferences(value, { except: value })
  return compile({ ...schema, title: 'Operations', description: DESCRIPTION, definitions }, 'Operations', {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

function operationOf({ summary, params, query, body, bodyKind, response }) {
  const input = []
  if (params) input.push(['params', withReferences(params)])
  if (query) input.push(['query', withReferences(query)])
  if (bodyKind === 'multipart') input.push(['body', { tsType: 'FormData' }])
  else if (body) input.push(['body', withReferences(body)])
  const answer = isFile(response.body)
    ? { tsType: 'Response' }
    : response.body === null
      ? { tsType: 'undefined' }
      : withReferences(response.body)
  const optional = query && (query.required ?? []).length === 0 ? ['query'] : []
  return {
    ...objectOf([
      ['input', objectOf(input, optional)],
      ['answer', answer],
    ]),
    description: wrapped(summary),
  }
}

function objectOf(entries, optional = []) {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(entries),
    required: entries.map(([name]) => name).filter((name) => !optional.includes(name)),
  }
}

/** As plain JSON Schema, with references in place of what has a name. */
function withReferences(value, { except } = {}) {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withReferences(item))
  if (value !== except && names.has(value)) return { $ref: `#/definitions/${names.get(value)}` }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withReferences(item)]))
}

/** Files are declared as strings, which JSON answers never are. */
function isFile(schema) {
  return schema?.type === 'string'
}

function isSchema(value) {
  return typeof value === 'object' && value !== null && ['type', 'anyOf', 'allOf', '~kind'].some((key) => key in value)
}

/** Comments are read in lines of this length. */
function wrapped(text) {
  return text.replace(/(.{1,100})(?: |$)/g, '$1\n').trimEnd()
}
