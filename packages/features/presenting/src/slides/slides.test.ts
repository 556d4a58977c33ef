// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { aMapOfPass } from '../testing/sample-map.ts'
import { presentationMachine } from './presentation-machine.ts'
import { slidesOf, textAbout } from './slides.ts'

it('shows the article, its spots as the line comes to them, and the end', () => {
  const slides = slidesOf(aMapOfPass())
  expect(slides.map((slide) => (slide.kind === 'spot' ? slide.spot.name : slide.kind))).toEqual([
    'title',
    '峠の茶屋',
    '櫛の店',
    '遠くの山',
    'end',
  ])
  expect(slides.map((slide) => (slide.kind === 'spot' ? slide.alongMeters !== null : null))).toEqual([
    null,
    true,
    true,
    false,
    null,
  ])
  expect(slidesOf({ layers: [], mainLineId: null })).toHaveLength(2)
})

const link = (id: string, name: string) => `<a href="#" data-map-link="${id}">${name}</a>`

it('finds what the text says about a spot', () => {
  const html = `<h2>道</h2><p>朝、${link('tea', '茶屋')}へ。</p><p>何もない。</p><ul><li>${link('tea', '茶屋')}の団子</li></ul>
    <p>${link('comb', '櫛')}と${link('comb', '櫛の店')}。</p><ul><li>${link('comb', '櫛の店')}</li></ul>`
  expect(textAbout(html, 'tea')).toBe('朝、茶屋へ。\n茶屋の団子')
  expect(textAbout(html, 'comb')).toBe('櫛と櫛の店。')
  expect(textAbout(html, '"] *')).toBe('')
})

it.each([
  [400, 400],
  [401, 400],
])('shows up to 400 of %i characters', (length, shown) => {
  const text = textAbout(`<p>${link('tea', '茶屋')}${'𠮷'.repeat(length - 2)}</p>`, 'tea')
  expect([...text]).toHaveLength(shown)
  expect(text.endsWith('…')).toBe(length > shown)
})

function present(count: number, index = 0) {
  const clock = new SimulatedClock()
  const actor = createActor(presentationMachine, { input: { count, index }, clock }).start()
  const at = () => [actor.getSnapshot().value, actor.getSnapshot().context.index]
  return { clock, actor, at }
}

it('moves within the slides', () => {
  const { actor, at } = present(3, 9)
  expect(at()).toEqual(['still', 2])
  actor.send({ type: 'slide.next' })
  expect(at()).toEqual(['still', 2])
  actor.send({ type: 'slide.show', index: -4 })
  actor.send({ type: 'slide.previous' })
  expect(at()).toEqual(['still', 0])
})

it('plays up to the last slide, and from the first one again', () => {
  const { actor, clock, at } = present(3)
  actor.send({ type: 'play.toggle' })
  clock.increment(7_999)
  expect(at()).toEqual(['playing', 0])
  clock.increment(1)
  expect(at()).toEqual(['playing', 1])
  clock.increment(8_000)
  expect(at()).toEqual(['playing', 2])
  clock.increment(8_000)
  expect(at()).toEqual(['still', 2])
  actor.send({ type: 'play.toggle' })
  expect(at()).toEqual(['playing', 0])
  actor.send({ type: 'play.toggle' })
  clock.increment(60_000)
  expect(at()).toEqual(['still', 0])
})

it('gives a slide that somebody goes to its whole time', () => {
  const { actor, clock, at } = present(5)
  actor.send({ type: 'play.every', seconds: 5 })
  actor.send({ type: 'play.toggle' })
  clock.increment(4_000)
  actor.send({ type: 'slide.next' })
  clock.increment(4_000)
  expect(at()).toEqual(['playing', 1])
  clock.increment(1_000)
  expect(at()).toEqual(['playing', 2])
})
