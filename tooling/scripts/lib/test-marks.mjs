import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './paths.mjs'

const PLACES = ['apps', 'packages', 'tooling']
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', '.results', 'storybook-static', 'test-results'])
const TEST_FILE = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/
/** The name of a line of the security checklist, or of a fault. */
const NAME = String.raw`[A-F]\d{1,2}|fault \d{1,2}`
/** A title that begins with marks: `it('[A7] [fault 7] is refused …'`. */
const MARKED_TITLE = new RegExp(String.raw`(['"\`])((?:\[(?:${NAME})\] ?)+)(.*?)\1`, 'g')

/** The names of the lines that a title claims to prove. */
const marksOf = (title) => [...title.matchAll(new RegExp(`\\[(${NAME})\\]`, 'g'))].map(([, name]) => name)

/** Every marked title in a source text, with its marks. */
export function markedTitles(source) {
  return [...source.matchAll(MARKED_TITLE)].map(([, , marks, title]) => ({
    marks: marksOf(marks),
    title,
    whole: `${marks}${title}`,
  }))
}

/** Its titles are examples. */
const OWN_TEST = 'test-marks.test.mjs'

/** Every marked test of the repository, with its file. */
export function findMarkedTests() {
  return testFiles().flatMap((file) =>
    markedTitles(readFileSync(file, 'utf8')).map((test) => ({ ...test, file: relative(root, file) })),
  )
}

function testFiles() {
  return PLACES.flatMap((place) => filesBelow(join(root, place))).filter(
    (file) => TEST_FILE.test(file) && !file.endsWith(OWN_TEST),
  )
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}
