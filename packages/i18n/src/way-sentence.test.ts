import { describe, expect, it } from 'vitest'
import { type WayFacts, type WayGround, wayKindSentence, waySentence } from './way-sentence.ts'

const JA = { locale: 'ja', units: 'metric' } as const
const EN = { locale: 'en-us', units: 'metric' } as const

const PASS: WayFacts = {
  lengthMeters: 4980,
  climbMeters: 312,
  minutes: 130,
  level: 'easy',
  isLoop: false,
  profile: 'hike',
}
const GROUND: WayGround = {
  shares: [
    { ground: 'paved', percent: 71 },
    { ground: 'gravel', percent: 18 },
    { ground: 'unknown', percent: 11 },
    { ground: 'steps', percent: 0 },
  ],
  stepCount: 240,
}
const BARE: WayFacts = { ...PASS, climbMeters: null, minutes: null, level: null, profile: null }

describe('a way in a few words', () => {
  it.each([
    [
      PASS,
      '片道4.98 kmの登山。登り312 m、目安は2時間10分（やさしい）。',
      'One-way hike of 4.98 km. Climb 312 m, estimate 2 h 10 min (easy).',
    ],
    [BARE, '片道4.98 kmのルート。', 'One-way route of 4.98 km.'],
    [{ ...BARE, isLoop: true }, '出発点に戻る4.98 kmのルート。', 'Route of 4.98 km that ends where it began.'],
    [
      { ...PASS, minutes: 60, level: null, profile: 'gravelBike', isLoop: true },
      '出発点に戻る4.98 kmのサイクリング。登り312 m、目安は1時間。',
      'Bike ride of 4.98 km that ends where it began. Climb 312 m, estimate 1 h.',
    ],
    [
      { ...PASS, minutes: null, level: null, profile: 'car' },
      '片道4.98 kmのドライブ。登り312 m。',
      'One-way drive of 4.98 km. Climb 312 m.',
    ],
    [
      { ...PASS, climbMeters: null, minutes: 0.2 },
      '片道4.98 kmの登山。目安は1分（やさしい）。',
      'One-way hike of 4.98 km. Estimate 1 min (easy).',
    ],
  ] satisfies readonly (readonly [WayFacts, string, string])[])('%j', (way, japanese, english) => {
    expect(waySentence(way, JA)).toBe(japanese)
    expect(waySentence(way, EN)).toBe(english)
  })

  it('says what is under the feet, and how much of it is not known', () => {
    expect(waySentence(BARE, JA, GROUND)).toBe('片道4.98 kmのルート。路面は舗装71%、砂利18%、不明11%、階段は240段。')
    expect(waySentence(BARE, EN, { ...GROUND, stepCount: null })).toBe(
      'One-way route of 4.98 km. 71% paved, 18% gravel, 11% not known.',
    )
    expect(waySentence(BARE, EN, { shares: [{ ground: 'unknown', percent: 100 }], stepCount: null })).toBe(
      waySentence(BARE, EN),
    )
  })

  it('is in the units of the reader', () => {
    expect(waySentence(PASS, { ...EN, units: 'imperial' })).toBe(
      'One-way hike of 3.09 mi. Climb 1,024 ft, estimate 2 h 10 min (easy).',
    )
  })

  it('leaves out the figures where they stand beside it', () => {
    expect(wayKindSentence(PASS, 'ja')).toBe('片道の登山（やさしい）。')
    expect(wayKindSentence(PASS, 'en-us')).toBe('One-way hike (easy).')
    expect(wayKindSentence({ ...BARE, isLoop: true }, 'ja')).toBe('出発点に戻るルート。')
    expect(wayKindSentence({ ...BARE, isLoop: true }, 'en-us')).toBe('Route that ends where it began.')
  })
})
