import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:built-styles'
const RESOLVED = `\0${NAME}`

/** Gives the server's build the style sheets of the browser's, which is made before it, so that pages can arrive with theirs inside. */
export function builtStyles(): Plugin {
  return {
    name: 'built-styles',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const { root, environments } = this.environment.getTopLevelConfig()
      const build = environments.client?.build
      const styles =
        this.environment.mode === 'build' && build ? readStyles(resolve(root, build.outDir), build.assetsDir) : {}
      return `export default ${JSON.stringify(styles)}`
    },
  }
}

function readStyles(folder: string, assets: string): Readonly<Record<string, string>> {
  const sheets = readdirSync(join(folder, assets)).filter((file) => file.endsWith('.css'))
  return Object.fromEntries(
    sheets.map((file) => [`/${assets}/${file}`, readFileSync(join(folder, assets, file), 'utf8')]),
  )
}
