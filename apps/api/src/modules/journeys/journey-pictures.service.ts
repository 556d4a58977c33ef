import { articleTag, journeyTag } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { canView } from '../article-access/route-article.policy.ts'
import {
  createLinePictures,
  type LinePictures,
  type LinePicturesDependencies,
} from '../route-articles/previews/line-pictures.ts'
import { type FoundPicture, LOOKS } from '../route-articles/previews/previews.service.ts'
import { accessOf, isShown } from './journey.policy.ts'
import { createJourneys } from './journey-changes.service.ts'
import type { JourneyRow } from './journey-rows.ts'
import type { JourneysService } from './journeys.service.ts'

const whole = Object.entries(LOOKS).map(([variant, look]) => [variant, { ...look, isWhole: true }])
const WHOLE_LOOKS: LinePicturesDependencies['looks'] = Object.fromEntries(whole)

interface JourneyPicturesDependencies {
  readonly drawing: LinePictures
  readonly journeys: Pick<JourneysService, 'findPictured'>
}

/** The pictures of journeys as they are now. */
function createJourneyPicturesService({ drawing, journeys }: JourneyPicturesDependencies) {
  /** A name that can be guessed is enough for public ones; of others one has to have been told theirs. */
  const isFor = async (row: JourneyRow, isCurrent: boolean, findViewer: () => Promise<Viewer | null>) => {
    if (canView(accessOf(row), { userId: null, token: null })) return true
    if (isShown(row) && isCurrent) return true
    const viewer = await findViewer()
    return viewer !== null && (viewer.role === 'moderator' || viewer.id === row.userId)
  }

  return {
    async isKnown(fileName: string): Promise<boolean> {
      const named = drawing.parse(fileName)
      const pictured = named && (await journeys.findPictured(named.ownerId))
      return !pictured || drawing.isKnown(named, pictured.lines)
    },
    /** @throws {AppError} `file.not_found` also where the viewer may not see the journey. */
    async get(fileName: string, findViewer: () => Promise<Viewer | null>): Promise<FoundPicture> {
      const named = drawing.parse(fileName)
      const pictured = named && (await journeys.findPictured(named.ownerId))
      if (!pictured) throw new AppError('file.not_found')
      const { row, lines, articleIds } = pictured
      const isCurrent = drawing.fileName(named, lines) === fileName
      if (!(await isFor(row, isCurrent, findViewer))) throw new AppError('file.not_found')
      const isPublic = canView(accessOf(row), { userId: null, token: null })
      const tags = isPublic ? [journeyTag(row.id), ...articleIds.map(articleTag)] : null
      return { ...(await drawing.get(named, lines)), tags }
    },
  }
}

/** Journeys, with the pictures that are drawn of all their stages: in each look that a map of one article has. */
export function createPicturedJourneys(
  dependencies: Omit<Parameters<typeof createJourneys>[0], 'picturePathOf'>,
  drawn: Pick<LinePicturesDependencies, 'cache' | 'pictures' | 'keyOf'>,
) {
  const drawing = createLinePictures({ ...drawn, folder: 'journeys', looks: WHOLE_LOOKS })
  const services = createJourneys({ ...dependencies, picturePathOf: drawing.pathOf })
  return { ...services, journeyPictures: createJourneyPicturesService({ drawing, journeys: services.journeys }) }
}

export type JourneyPicturesService = ReturnType<typeof createJourneyPicturesService>
