import type { DemoArticle } from '../demo-article.ts'
import { acadia } from './acadia.ts'
import { brooklynBridge } from './brooklyn-bridge.ts'
import { freedomTrail } from './freedom-trail.ts'
import { inventedTown } from './invented-town.ts'
import { kamakura } from './kamakura.ts'
import { kumano } from './kumano.ts'
import { landsEnd } from './lands-end.ts'
import { philosophersPath } from './philosophers-path.ts'
import { shimanami } from './shimanami.ts'
import { toriiPass } from './torii-pass.ts'

/** Oldest first: the first one opens the top page, the last one leads the list of new articles. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  shimanami,
  acadia,
  kumano,
  freedomTrail,
  philosophersPath,
  brooklynBridge,
  kamakura,
  landsEnd,
  inventedTown,
  toriiPass,
]
