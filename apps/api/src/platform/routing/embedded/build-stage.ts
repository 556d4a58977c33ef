/** What the builder of tiles writes first in each of its longer stages, in their order. */
const FIRST_TEXTS = {
  readingWays: 'Parsing files for ways',
  readingRelations: 'Parsing files for relations',
  readingNodes: 'Parsing files for nodes',
  joining: 'Creating graph edges',
  tiling: 'Building ',
  enhancing: 'Enhancing local graph',
  layering: 'HierarchyBuilder',
  restricting: 'Adding complex turn restrictions',
  checking: 'Validating, finishing and binning',
} as const

/** Where the builder of tiles is. */
export type BuildStage = keyof typeof FIRST_TEXTS

export const BUILD_STAGES = Object.keys(FIRST_TEXTS) as readonly BuildStage[] // its own keys

/** The stage that begins with a line of the builder, such as `2026/11/22 02:26:11.831645 [INFO] Parsing files for ways: a.osm.pbf`. */
export function stageOfLine(line: string): BuildStage | null {
  const [, message = ''] = line.split('[INFO] ')
  return BUILD_STAGES.find((stage) => message.startsWith(FIRST_TEXTS[stage])) ?? null
}
