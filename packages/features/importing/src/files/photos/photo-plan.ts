import type { LayerContents, Position, Spot } from '@mishiori/map-document'
import { wholeAddress } from '@repo/authoring/upload-spot-picture'
import type { Locale } from '@repo/contract'
import type { Translator } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import type { PhotoDraft } from '../import-articles.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportMessages } from '../messages/en-us.ts'
import { chaptersOf, type DraftChapter, nameChapters, spotLayer, spotNameAt, storyOf } from './photo-draft.ts'
import type { PhotoState } from './photo-state.ts'
import {
  deviceMinutes,
  type PhotoPlaces,
  type PhotoTracks,
  type PlacedPhoto,
  photoTracks,
  placePhotos,
} from './place-photos.ts'

/** Where all photos lie now, and the chapters that come of it. */
export interface PhotoPlan extends PhotoPlaces {
  readonly chapters: readonly DraftChapter[]
}

type Photos = Pick<PhotoState, 'photos' | 'clockOffsetMinutes'>

interface PlanMessages {
  readonly t: Translator<ImportMessages>
  readonly locale: Locale
}

export interface PhotoStops {
  readonly places: PhotoPlaces
  readonly stops: ReturnType<typeof chaptersOf>
}

/** Anew with every photo that was read and every move of the clock; the tracks are measured once. */
export function usePhotoPlan(
  { photoState, chosen }: { readonly photoState: PhotoState; readonly chosen: readonly ImportItem[] },
  t: PlanMessages['t'],
): PhotoPlan {
  const { locale } = useLanguage()
  const tracks = useMemo(() => photoTracks(chosen), [chosen])
  return useMemo(
    () => nameStops(findStops(photoState, tracks), { labels: photoState.labels, chosen }, { t, locale }),
    [photoState, chosen, tracks, t, locale],
  )
}

/** Where the photos lie and what stops come of it, before these have names. */
export function findStops({ photos, clockOffsetMinutes }: Photos, tracks: PhotoTracks): PhotoStops {
  const places = placePhotos(photos, tracks, { chosenMinutes: clockOffsetMinutes, deviceMinutes })
  return { places, stops: chaptersOf(places, tracks) }
}

export function nameStops(
  { places, stops }: PhotoStops,
  { labels, chosen }: { readonly labels: PhotoState['labels']; readonly chosen: readonly ImportItem[] },
  { t, locale }: PlanMessages,
): PhotoPlan {
  const stop = (number: number) => t('import.photo.stop', { number })
  const naming = { locale, labels, stop, spots: spotsAmong(chosen) }
  return { ...places, chapters: nameChapters(stops, places.clockOffsetMinutes, naming) }
}

/** Of the stops that nothing of the files names. */
export function unnamedPositions({ stops }: PhotoStops, chosen: readonly ImportItem[]): readonly Position[] {
  const spots = spotsAmong(chosen)
  return stops.map(({ position }) => position).filter((position) => spotNameAt(position, spots) === null)
}

const spotsAmong = (chosen: readonly ImportItem[]) =>
  chosen.flatMap(({ objects }) => objects).filter((object): object is Spot => object.kind === 'spot')

/** The stops on the map before anything is stored: without pictures. */
export function previewLayer({ chapters }: PhotoPlan, name: string): LayerContents | null {
  return chapters.length === 0 ? null : spotLayer(chapters, { name, urlOf: () => null })
}

interface DraftOptions {
  readonly t: PlanMessages['t']
  /** The addresses of stored photos, by id. */
  readonly urls: ReadonlyMap<string, string>
}

/** The draft's part of the photos, all of which are stored. */
export function draftOf({ chapters, placed }: PhotoPlan, { t, urls }: DraftOptions): PhotoDraft {
  const urlOf = ({ id }: PlacedPhoto) => urls.get(id) ?? ''
  const name = t('import.photo.layer')
  const unplaced = placed.filter(({ place }) => place === null)
  const messages = { onMap: t('import.photo.onMap'), unplaced: t('import.photo.unplacedChapter') }
  return {
    layer: chapters.length === 0 ? null : spotLayer(chapters, { name, urlOf: (photo) => wholeAddress(urlOf(photo)) }),
    text: storyOf(chapters, { unplaced, urlOf }, messages),
  }
}
