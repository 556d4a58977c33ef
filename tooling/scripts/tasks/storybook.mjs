import { supervise } from '../lib/run.mjs'

/** Opens every component's stories on http://localhost:6006. */
export default function storybook({ env, args }) {
  return supervise('pnpm', ['--dir', 'apps/storybook', 'run', 'dev', ...args], { env })
}
