import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from '../lib/run.mjs'

/** Adds, lists or removes the regions that ways are found in. Files are looked for where the command was typed. */
export default function region({ env, args }) {
  const typedIn = env.INIT_CWD ?? process.cwd()
  const found = args.map((arg) =>
    existsSync(resolve(typedIn, arg)) && arg.includes('.') ? resolve(typedIn, arg) : arg,
  )
  return run('node', ['apps/api/src/region.ts', ...found], { env })
}
