import type { PictureArea, PictureSize } from './accepted-picture.ts'

/** Which part of a picture is shown: its centre as fractions of the picture, and how far it is zoomed in, from 1. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export const CENTRED_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/**
 * The largest area of a shape at this zoom, moved as little as needed to lie inside the picture. In pixels of the picture.
 *
 * @param ratio width to height.
 */
export function cropArea({ width, height }: PictureSize, { x, y, zoom }: Crop, ratio: number): PictureArea {
  const areaWidth = Math.min(width, height * ratio) / zoom
  const areaHeight = areaWidth / ratio
  return {
    x: clamp(x * width - areaWidth / 2, 0, width - areaWidth),
    y: clamp(y * height - areaHeight / 2, 0, height - areaHeight),
    width: areaWidth,
    height: areaHeight,
  }
}

export interface CropMove {
  /** In widths and heights of the shown part. */
  readonly by: { readonly x: number; readonly y: number }
  readonly ratio: number
}

/** Moves the shown part by fractions of itself. The result's centre is where the area really is, not beyond the edge. */
export function moveCrop(size: PictureSize, crop: Crop, { by, ratio }: CropMove): Crop {
  const area = cropArea(size, crop, ratio)
  const moved = {
    x: (area.x + area.width / 2 + by.x * area.width) / size.width,
    y: (area.y + area.height / 2 + by.y * area.height) / size.height,
    zoom: crop.zoom,
  }
  const reached = cropArea(size, moved, ratio)
  return {
    x: (reached.x + reached.width / 2) / size.width,
    y: (reached.y + reached.height / 2) / size.height,
    zoom: crop.zoom,
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
