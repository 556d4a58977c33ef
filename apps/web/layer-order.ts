import type { Plugin } from 'vite'

/** As `packages/ui/src/styles/base.css` says it. */
const ORDER = '@layer base, mishiori, components, page;'

/** Has every sheet say which layers win. The first one that a page arrives with decides, and which that is depends on how chunks are cut. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${ORDER}${String(file.source)}`
      }
    },
  }
}
