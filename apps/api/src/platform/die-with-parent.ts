import { spawnSync } from 'node:child_process'

const OPTION = '--pdeathsig'

/**
 * What a command begins with so that the system sends it a signal when this process dies, even of SIGKILL; nothing where it cannot, as on
 * macOS. It must run in the environment `env`, in which its program is looked for.
 */
export function dyingWithParent(signal: 'INT' | 'KILL', env?: NodeJS.ProcessEnv): readonly string[] {
  const prefix = ['setpriv', OPTION, signal]
  const [file = '', ...args] = prefix
  return spawnSync(file, [...args, 'true'], { ...(env && { env }) }).status === 0 ? prefix : []
}
