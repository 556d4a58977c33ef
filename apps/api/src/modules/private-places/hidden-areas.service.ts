import type { HiddenArea } from '@mishiori/map-document'
import type { Database } from '../../platform/database.ts'
import { privatePlacesRepository } from './private-places.repository.ts'

/** The areas that a user's articles hide from other readers. */
export interface HiddenAreas {
  list(db: Database, userId: number): Promise<readonly HiddenArea[]>
  /** Locked until the transaction ends. Call this before other locks are taken. */
  hold(tx: Database, userId: number): Promise<readonly HiddenArea[]>
}

export function createHiddenAreas(): HiddenAreas {
  const list = async (db: Database, userId: number): Promise<readonly HiddenArea[]> => {
    const places = await privatePlacesRepository(db).list(userId)
    return places.map(({ center, radiusMeters }) => ({ center, radiusMeters }))
  }
  return {
    list,
    async hold(tx, userId) {
      await privatePlacesRepository(tx).holdForReading(userId)
      return list(tx, userId)
    },
  }
}
