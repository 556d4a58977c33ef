import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseOf, changedSince } from './selection.mjs'

const folder = mkdtempSync(join(tmpdir(), 'mishiori-changed-'))
const person = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com']
const git = (...args) => execFileSync('git', [...person, ...args], { cwd: folder, encoding: 'utf8' }).trim()
const commit = (name) => {
  writeFileSync(join(folder, name), name)
  git('add', '.')
  git('commit', '-qm', name)
  return git('rev-parse', 'HEAD')
}

let forked
beforeAll(() => {
  git('init', '-q', '-b', 'main')
  commit('old')
  forked = commit('kept')
  git('switch', '-qc', 'work')
  commit('committed')
  git('switch', '-q', 'main')
  commit('of-others')
  git('switch', '-q', 'work')
  rmSync(join(folder, 'old'))
  writeFileSync(join(folder, 'kept'), 'changed')
  writeFileSync(join(folder, 'new'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a change begins where it left the main branch, or the commit that is named', () => {
  expect(baseOf(undefined, folder)).toBe(forked)
  expect(baseOf('HEAD', folder)).toBe(git('rev-parse', 'HEAD'))
  expect(() => baseOf('no-such-commit', folder)).toThrow('no commit no-such-commit')
})

test('what is committed, not committed, new or gone counts; what others did meanwhile does not', () => {
  expect(changedSince(baseOf(undefined, folder), folder)).toEqual(['committed', 'kept', 'new', 'old'])
})
