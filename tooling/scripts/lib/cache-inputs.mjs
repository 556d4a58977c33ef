import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { root } from './paths.mjs'
import { fingerprint } from './stamp.mjs'

const FONTS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
  join(homedir(), '.fonts'),
]

/**
 * What lies outside of the workspace and can change a result, as variables that turbo.json counts among the inputs; and
 * one cache for all clones of a machine.
 *
 * @param env in which the project's tools are found
 */
export function cacheInputs(env) {
  const cacheFolder = env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const extraData = env.MISHIORI_EXTRA_DATA ?? resolve(root, '../shared/data')
  return {
    TURBO_CACHE_DIR: env.TURBO_CACHE_DIR ?? join(cacheFolder, 'mishiori/turbo'),
    MISHIORI_EXTRA_DATA: extraData,
    MISHIORI_EXTRA_DATA_CONTENT: folderContent(extraData),
    MISHIORI_PLATFORM: `${process.platform} ${process.arch} node ${versionOf('node', env)}`,
  }
}

/** The browser that stories are drawn by, and the fonts it finds. */
export function browserInputs(chromium, env) {
  const fonts = FONTS.filter(existsSync).flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  return { MISHIORI_BROWSER: `${basename(chromium)} ${versionOf(chromium, env)} ${fingerprint(fonts, () => '')}` }
}

/** Changes with any byte of any file of a folder; empty without a folder. */
export function folderContent(folder) {
  if (!existsSync(folder)) return ''
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return fingerprint(
    names.filter((name) => statSync(join(folder, name)).isFile()),
    (name) => readFileSync(join(folder, name)),
  )
}

const versionOf = (program, env) =>
  execFileSync(program, ['--version'], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
