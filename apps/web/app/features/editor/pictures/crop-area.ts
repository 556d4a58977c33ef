import type { PictureArea } from './accepted-picture.ts'

/** What a thumbnail shows: width to height. */
export const THUMBNAIL_RATIO = 16 / 9
/** As wide as the server keeps pictures. */
export const THUMBNAIL_SIZE = { width: 1000, height: 563 } as const

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Which part of a picture is shown: its centre as fractions of the picture, and how far it is zoomed in, from 1. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export const CENTRED_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The largest 16:9 area at this zoom, moved as little as needed to lie inside the picture. In pixels of the picture. */
export function cropArea({ width, height }: PictureSize, { x, y, zoom }: Crop): PictureArea {
  const areaWidth = Math.min(width, height * THUMBNAIL_RATIO) / zoom
  const areaHeight = areaWidth / THUMBNAIL_RATIO
  return {
    x: clamp(x * width - areaWidth / 2, 0, width - areaWidth),
    y: clamp(y * height - areaHeight / 2, 0, height - areaHeight),
    width: areaWidth,
    height: areaHeight,
  }
}

/** Moves the shown part by fractions of itself. The result's centre is where the area really is, not beyond the edge. */
export function moveCrop(size: PictureSize, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const area = cropArea(size, crop)
  const moved = {
    x: (area.x + area.width / 2 + by.x * area.width) / size.width,
    y: (area.y + area.height / 2 + by.y * area.height) / size.height,
    zoom: crop.zoom,
  }
  const reached = cropArea(size, moved)
  return {
    x: (reached.x + reached.width / 2) / size.width,
    y: (reached.y + reached.height / 2) / size.height,
    zoom: crop.zoom,
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
