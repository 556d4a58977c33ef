import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'

const LICENSE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i
const MAX_REPORT_BYTES = 64 * 1024 * 1024
/** Bundles are made of the dependencies of all packages and of the API's development dependencies. A few of those only build. */
const QUERIES = [
  ['--recursive', '--prod'],
  ['--filter', '@repo/api'],
]

/** The licences of the packages that bundles and `node_modules` of a distribution are made of, each text once. */
export function thirdPartyLicenses({ env, pnpm }) {
  const reports = QUERIES.map((query) =>
    JSON.parse(
      execFileSync(pnpm.command, [...pnpm.args, ...query, 'licenses', 'list', '--json'], {
        cwd: root,
        env,
        encoding: 'utf8',
        maxBuffer: MAX_REPORT_BYTES,
      }),
    ),
  )
  return writeNotices(packagesOf(reports), readLicenses)
}

/** @param reports of `pnpm licenses list --json`: packages by the name of their licence */
export function packagesOf(reports) {
  const packages = new Map()
  for (const [license, listed] of reports.flatMap((report) => Object.entries(report)))
    for (const { name, versions, paths } of listed)
      versions.forEach((version, index) => {
        packages.set(`${name}@${version}`, { license, path: paths[index] })
      })
  return [...packages].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, rest]) => ({ id, ...rest }))
}

/** @param read gives the text of the licences in a package's folder; empty where there is none */
export function writeNotices(packages, read) {
  const idsByText = new Map()
  for (const { id, license, path } of packages) {
    const text = read(path) || `No text is in the package. It names its licence: ${license}.`
    idsByText.set(text, [...(idsByText.get(text) ?? []), id])
  }
  const parts = [...idsByText].map(([text, ids]) => `${ids.join('\n')}\n\n${text}\n`)
  return ['This product contains software of others, under these licences.\n', ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}

function readLicenses(folder) {
  if (!existsSync(folder)) return '' // of another platform
  const files = readdirSync(folder).filter((name) => LICENSE_FILE.test(name) && statSync(join(folder, name)).isFile())
  return files.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n')
}
