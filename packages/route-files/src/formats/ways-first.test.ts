import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../read-route-file.ts'
import { gpx } from '../testing/points.ts'

async function linesOf(content: string, creator = 'x') {
  const text = new TextDecoder().decode(gpx(content)).replace('<gpx ', `<gpx creator="${creator}" `)
  const result = await readRouteFile(new TextEncoder().encode(text))
  return result.ok ? result.file.lines : []
}

const point = (element: string, lat: number) => `<${element} lat="${lat}" lon="138"/>`
const planned = (name: string, lat = 36) =>
  `<rte><name>${name}</name>${point('rtept', lat)}${point('rtept', lat + 0.1)}</rte>`
const taken = (name: string) =>
  `<trk><name>${name}</name><trkseg>${[36.001, 36.05, 36.1].map((lat) => point('trkpt', lat)).join('')}</trkseg></trk>`

describe('a route that is the plan for a track', () => {
  it.each([
    ['of its name', planned('Walk', 35), taken('walk'), ['walk', 'Walk']],
    ['that is named nearly the same', planned('Walk (plan)', 35), taken('walk'), ['walk', 'Walk (plan)']],
    ['with the same ends', planned('A'), taken('B'), ['B', 'A']],
    ['of which it has no name', planned(''), taken('B'), ['B', '']],
    ['before it in the file', taken('B'), planned('A'), ['B', 'A']],
  ])('comes after it: %s', async (_, first, second, order) => {
    expect((await linesOf(first + second)).map(({ name }) => name)).toEqual(order)
  })

  it('stays where it is when it goes elsewhere, and in a file of this product', async () => {
    expect((await linesOf(planned('A', 35) + taken('B'))).map(({ name }) => name)).toEqual(['A', 'B'])
    expect((await linesOf(planned('A') + taken('A'), 'Mishiori')).map(({ kind }) => kind)).toEqual(['route', 'track'])
  })
})
