import type { OsmData, OsmNode, OsmRelation, OsmTags, OsmWay } from './osm.ts'

/** Collects what a town is made of and numbers it in the order of making. */
export class TownBuilder {
  readonly #nodes: OsmNode[] = []
  readonly #ways: OsmWay[] = []
  readonly #relations: OsmRelation[] = []

  node(lng: number, lat: number, tags?: OsmTags): OsmNode {
    const node = { id: this.#nodes.length + 1, lng, lat, ...(tags && { tags }) }
    this.#nodes.push(node)
    return node
  }

  way(nodes: readonly OsmNode[], tags: OsmTags): OsmWay {
    const way = { id: this.#ways.length + 1, refs: nodes.map(({ id }) => id), tags }
    this.#ways.push(way)
    return way
  }

  /** Forbids one turn at a crossing. */
  restriction(kind: string, { from, via, to }: { from: OsmWay; via: OsmNode; to: OsmWay }): void {
    this.#relations.push({
      id: this.#relations.length + 1,
      tags: { type: 'restriction', restriction: kind },
      members: [
        { type: 'way', ref: from.id, role: 'from' },
        { type: 'node', ref: via.id, role: 'via' },
        { type: 'way', ref: to.id, role: 'to' },
      ],
    })
  }

  /** An area with a hole. */
  area(tags: OsmTags, { outer, inner }: { outer: OsmWay; inner: OsmWay }): void {
    this.#relations.push({
      id: this.#relations.length + 1,
      tags: { type: 'multipolygon', ...tags },
      members: [
        { type: 'way', ref: outer.id, role: 'outer' },
        { type: 'way', ref: inner.id, role: 'inner' },
      ],
    })
  }

  finish(): OsmData {
    return { nodes: this.#nodes, ways: this.#ways, relations: this.#relations }
  }
}
