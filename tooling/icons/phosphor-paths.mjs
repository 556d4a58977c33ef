// How the packages get their icons: SVG path data on a 256 × 256 box, out of the pinned @phosphor-icons/react, whose own
// components carry all six weights. Published packages carry theirs, so each has its generated file.
import { readFile } from 'node:fs/promises'

/**
 * Reads the path of an icon in one weight, such as `Airplane` and `fill`.
 *
 * @param packageUrl `import.meta.resolve('@phosphor-icons/react/package.json')` of the package that depends on it
 * @returns {(component: string, weight: string) => Promise<string>} which rejects for what Phosphor does not have
 */
export function phosphorPaths(packageUrl) {
  return async (component, weight) => {
    const source = await readFile(new URL(`dist/defs/${component}.es.js`, packageUrl), 'utf8')
    const [, block] = source.split(`"${weight}",`)
    const paths = [...(block ?? '').split('\n  ]')[0].matchAll(/\bd: "([^"]+)"/g)].map(([, d]) => d)
    if (paths.length === 0) throw new Error(`${component} has no ${weight} path`)
    return paths.join('')
  }
}
