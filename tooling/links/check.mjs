// Checks the documentation without a network: links to files, headings and stories resolve, and the commands, files and entries
// of packages that are named exist.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root, workspaceFolders } from '../scripts/lib/paths.mjs'
import { storyIds } from './story-ids.mjs'

/** Below this some documents were not found. */
const LEAST_DOCUMENTS = 50

const listed = (...patterns) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
const read = (path) => readFileSync(join(root, path), 'utf8')
const withoutCode = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** As GitHub makes them. */
const anchorsOf = (text) =>
  new Set(
    [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )

const stories = storyIds(listed('*.stories.tsx', '*.mdx').map(read))

function problemOfLink(document, target) {
  const story = target.match(/^(?:http:\/\/localhost:6006\/)?\?path=\/(?:docs|story)\/(.+)$/)
  if (story) return stories.has(story[1]) ? null : 'no such story'
  if (/^[a-z]+:/.test(target)) return null
  const [path, anchor] = target.split('#')
  const file = path === '' ? document : normalize(join(dirname(document), path))
  if (!existsSync(join(root, file))) return 'no such file'
  if (anchor && file.endsWith('.md') && !anchorsOf(read(file)).has(anchor)) return 'no such heading'
  return null
}

/** What is built is not there in a fresh clone. */
const problemOfPath = (path) => (/\/(dist|build)\//.test(path) || existsSync(join(root, path)) ? null : 'no such file')

const scriptsOf = (folder) => {
  const manifest = join(folder, 'package.json')
  return existsSync(join(root, manifest)) ? (JSON.parse(read(manifest)).scripts ?? {}) : null
}

function problemOfCommand(command) {
  const inPackage = command.match(/^npm run x -- pnpm --dir (\S+) run ([\w:-]+)/)
  if (inPackage) return scriptsOf(inPackage[1])?.[inPackage[2]] ? null : 'no such script'
  const program = command.match(/^npm run x -- (?:node )?(tooling\/\S+\.mjs)/)
  if (program) return existsSync(join(root, program[1])) ? null : 'no such file'
  const script = command.match(/^npm run ([\w:-]+)/)
  return script && !scriptsOf('.')[script[1]] ? 'no such script' : null
}

const entries = new Set(
  workspaceFolders().flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(read(join(folder, 'package.json')))
    return Object.keys(exports).map((entry) => join(name, entry))
  }),
)

const documents = listed('*.md', '*.mdx').filter((path) => !path.includes('/api/') && !path.includes('/blog/'))
const problems = documents.flatMap((document) => {
  const text = read(document)
  const links = [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) => target)
  const commands = [...text.matchAll(/(?<!\w)npm run [^`\n#]+/g)].map(([command]) => command)
  const named = [...text.matchAll(/`(@(?:repo|mishiori)\/[\w-]+\/[\w./-]+)`/g)].map(([, entry]) => entry)
  const paths = [...text.matchAll(/`((?:apps|packages|tooling)\/[\w./-]+)`/g)].map(([, path]) => path)
  return [
    ...paths.map((path) => ({ what: path, problem: problemOfPath(path) })),
    ...named.map((entry) => ({ what: entry, problem: entries.has(entry) ? null : 'no such entry' })),
    ...links.map((target) => ({ what: target, problem: problemOfLink(document, target) })),
    ...commands.map((command) => ({ what: command, problem: problemOfCommand(command) })),
  ]
    .filter(({ problem }) => problem !== null)
    .map(({ what, problem }) => `${document}: ${problem}: ${what}`)
})
for (const problem of problems) console.error(problem)
if (documents.length < LEAST_DOCUMENTS)
  console.error(`Only ${documents.length} documents were read; ${LEAST_DOCUMENTS} are expected at least.`)
console.log(`${documents.length} documents, ${problems.length} violations`)
process.exitCode = problems.length > 0 || documents.length < LEAST_DOCUMENTS ? 1 : 0
