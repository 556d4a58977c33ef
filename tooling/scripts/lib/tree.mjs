import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'
import { fingerprint } from './stamp.mjs'

/** Which report is of which tree. */
const RECORD = join(root, '.results/trees.json')

/** A fingerprint of every file of this tree, committed or not. */
export function treeFingerprint() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  const files = [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file))).sort()
  return fingerprint(files, (file) => readFileSync(join(root, file)))
}

const contentOf = (file) => fingerprint([file], (path) => readFileSync(path))

function readRecord() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}
}

/** Records that reports were made in this tree; `tree` is what it was when the tests began. */
export function recordReports(files, tree) {
  if (files.length === 0 || treeFingerprint() !== tree) return
  const made = Object.fromEntries(files.map((file) => [file, { tree, content: contentOf(file) }]))
  mkdirSync(dirname(RECORD), { recursive: true })
  writeFileSync(RECORD, `${JSON.stringify({ ...readRecord(), ...made }, null, 2)}\n`)
}

/** Whether a report is not what was made in this tree. */
export function createStaleness(tree = treeFingerprint(), record = readRecord()) {
  return (file) => record[file]?.tree !== tree || record[file].content !== contentOf(file)
}
