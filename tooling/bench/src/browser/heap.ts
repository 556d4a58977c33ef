import type { OpenPage } from './chromium.ts'

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] }
  }
  /** One row of `node_fields` after the other. */
  readonly nodes: readonly number[]
}

/** What the browser itself keeps and the page cannot hold on to: compiled code, and its own records such as performance entries. */
const OF_THE_BROWSER: ReadonlySet<string> = new Set(['code', 'native', 'hidden'])

/** Bytes of the objects that a page's scripts hold, after everything was collected that can be. */
export async function retainedBytes({ cdp }: OpenPage): Promise<number> {
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return sizeOf(JSON.parse(chunks.join('')))
}

function sizeOf({ snapshot: { meta }, nodes }: Snapshot): number {
  const [types] = meta.node_types
  const width = meta.node_fields.length
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  let bytes = 0
  for (let row = 0; row < nodes.length; row += width) {
    if (!OF_THE_BROWSER.has(types[nodes[row + type] ?? 0] ?? '')) bytes += nodes[row + size] ?? 0
  }
  return bytes
}
