import type { NewJourney, NewJourneyEntry } from '@repo/contract'
import type { JourneyChangesService } from '../modules/journeys/journey-changes.service.ts'
import { brooklynBridge } from './articles/brooklyn-bridge.ts'
import { freedomTrail } from './articles/freedom-trail.ts'
import { kamakura } from './articles/kamakura.ts'
import { landsEnd } from './articles/lands-end.ts'
import { philosophersPath } from './articles/philosophers-path.ts'
import { toriiPass } from './articles/torii-pass.ts'
import type { DemoArticle } from './demo-article.ts'
import type { DemoPersonName } from './demo-authors.ts'

interface DemoStage {
  readonly article: DemoArticle
  readonly day?: number
  readonly note: string
}

interface DemoJourney extends Pick<NewJourney, 'kind' | 'title' | 'summary' | 'starts_on'> {
  readonly by: DemoPersonName
  readonly stages: readonly DemoStage[]
}

const DEMO_JOURNEYS: readonly DemoJourney[] = [
  {
    by: 'hikari.k',
    kind: 'journey',
    title: '古道をつなぐ秋の三日',
    summary: '鎌倉の山道から木曽の峠、京都の水辺へ。朝に歩き、午後は列車で移る、荷物の軽い旅です。',
    starts_on: '2026-10-17',
    stages: [
      { article: kamakura, day: 1, note: '朝いちばんに歩きはじめ、昼の列車で塩尻へ。宿は奈良井です。' },
      { article: toriiPass, day: 2, note: '峠は午前のうちに。藪原へ下りたら、京都まで四時間ほどです。' },
      { article: philosophersPath, day: 3, note: '六時の水辺は静かです。朝食は歩き終えてから。' },
    ],
  },
  {
    by: 'maya.walks',
    kind: 'collection',
    title: 'City walks that end at the water',
    summary: 'Three easy afternoons on good paths, each with a train or a bus back.',
    stages: [
      { article: landsEnd, note: 'Take a jacket: the fog comes in within minutes.' },
      { article: brooklynBridge, note: 'From Manhattan, so that the skyline is behind you until you turn.' },
      { article: freedomTrail, note: 'The ferry from the Navy Yard saves the way back.' },
    ],
  },
]

interface DemoWorld {
  readonly people: ReadonlyMap<DemoPersonName, number>
  readonly articles: ReadonlyMap<DemoArticle, number>
}

/** Public, so that everybody finds them. */
export async function loadJourneys({ people, articles }: DemoWorld, changes: JourneyChangesService): Promise<void> {
  for (const { by, stages, ...journey } of DEMO_JOURNEYS) {
    const userId = people.get(by)
    const entries = stages.flatMap(({ article, ...entry }): NewJourneyEntry[] => {
      const id = articles.get(article)
      return id === undefined ? [] : [{ kind: 'stage', article_id: id, ...entry }]
    })
    if (userId === undefined) throw new Error(`No person ${by}.`)
    await changes.create(userId, { ...journey, state: 'public', entries })
  }
}
