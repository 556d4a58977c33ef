import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { launcher } from './launcher.mjs'

const SAYS_ITS_ARGUMENTS = '#!/bin/sh\nfor one in "$0" "$@"; do echo "$one"; done\n'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-launcher-'))
  addProgram('home/bin/mishiori', launcher(['--flag=1', '--other']))
  addProgram('path/node', SAYS_ITS_ARGUMENTS)
})
afterEach(() => rmSync(folder, { recursive: true }))

function addProgram(path, text) {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  chmodSync(file, 0o755)
}

const started = (program, ...args) =>
  execFileSync(join(folder, program), args, {
    env: { PATH: `${join(folder, 'path')}:/usr/bin:/bin` },
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((one) => one.replace(folder, ''))

it.each([[[]], [['start']]])('starts the server with the flags of Node: %j', (args) => {
  expect(started('home/bin/mishiori', ...args)).toEqual([
    '/path/node',
    '--flag=1',
    '--other',
    '/home/apps/api/dist/server.js',
  ])
})

it('passes what was typed on to a command, unchanged', () => {
  expect(started('home/bin/mishiori', 'moderate', 'warn', 'mori.ayumi', '--reason', 'Two  words, "quoted".')).toEqual([
    '/path/node',
    '/home/apps/api/dist/command.js',
    ...['moderate', 'warn', 'mori.ayumi', '--reason', 'Two  words, "quoted".'],
  ])
})

it('is found through a link, and prefers the Node beside it', () => {
  addProgram('home/node/bin/node', SAYS_ITS_ARGUMENTS)
  symlinkSync(join(folder, 'home/bin/mishiori'), join(folder, 'path/mishiori'))
  expect(started('path/mishiori', 'health')).toEqual([
    '/home/node/bin/node',
    '/home/apps/api/dist/command.js',
    'health',
  ])
})
