import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderCycles } from '../../boundaries/folder-cycles.mjs'
import { linesByPackage, slivers, sourceFiles } from '../lib/house.mjs'
import { root } from '../lib/paths.mjs'

/** Prints how large the house is and how much of it hangs together, so that both can be watched. `--slivers` lists small files. */
export default async function house({ env, args }) {
  Object.assign(process.env, env)
  process.chdir(root)
  const { readImports } = await import('../../boundaries/read-imports.mjs')
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n')
  const linesOf = (path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1
  const sum = (folder) => sourceFiles(paths, folder).reduce((lines, path) => lines + linesOf(path), 0)
  const { modules } = await readImports(root)
  const small = slivers(modules, linesOf)
  const packages = linesByPackage(paths, linesOf)
  for (const [name, lines] of packages) print(name, lines)
  print(
    'all source, lines',
    packages.reduce((lines, [, more]) => lines + more, 0),
  )
  print('apps/web/app, lines', sum('apps/web/app/'), 16_000)
  print('tooling/bench, lines', sum('tooling/bench/'), 3500)
  print(`files of at most 30 lines with one importer`, small.length, 150)
  print('decisions', readdirSync('docs/decisions').length - 1, 60)
  const cycles = folderCycles(modules)
  print('folders that form cycles', cycles.length, 0)
  for (const cycle of cycles) console.log(`  ${cycle}`)
  if (args.includes('--slivers')) for (const path of small) console.log(`  ${path}`)
  return 0
}

function print(name, value, target) {
  const aim = target === undefined ? '' : `  (aim: at most ${target.toLocaleString('en')})`
  console.log(`${name.padEnd(46)}${value.toLocaleString('en').padStart(9)}${aim}`)
}
