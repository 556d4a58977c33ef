/** What OpenStreetMap calls its parts; ids are positive and unique within a kind. */
export interface OsmNode {
  readonly id: number
  readonly lng: number
  readonly lat: number
  readonly tags?: OsmTags
}

export type OsmTags = Readonly<Record<string, string>>

export interface OsmWay {
  readonly id: number
  /** Ids of its nodes, in order. */
  readonly refs: readonly number[]
  readonly tags: OsmTags
}

export interface OsmMember {
  readonly type: 'node' | 'way'
  readonly ref: number
  readonly role: string
}

export interface OsmRelation {
  readonly id: number
  readonly members: readonly OsmMember[]
  readonly tags: OsmTags
}

/** Everything ascends by id, as readers of extracts expect. */
export interface OsmData {
  readonly nodes: readonly OsmNode[]
  readonly ways: readonly OsmWay[]
  readonly relations: readonly OsmRelation[]
}
