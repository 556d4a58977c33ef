import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'

/** What a record of a test's file has; absent is what it has not. */
export interface FitPoint {
  readonly lng?: number
  readonly lat?: number
  readonly elevation?: number
  readonly timeMs?: number
  readonly heartRate?: number
  readonly cadence?: number
  readonly power?: number
  readonly temperature?: number
}

const ACTIVITY = 4
export const COURSE = 6

const semicircles = (degrees: number) => Math.round((degrees / 180) * 2 ** 31)
const seconds = (timeMs: number) => FitEncoder.toFitTimestamp(new Date(timeMs))
const text = (number: number, value: string): FitEncoderField => {
  const bytes = FitEncoder.string(value)
  return { number, size: bytes.length, baseType: FitBaseType.String, value: bytes }
}
const wide = (number: number, baseType: FitBaseType, value: number): FitEncoderField => ({
  number,
  size: 4,
  baseType,
  value,
})

/** A FIT file of records, written by an encoder that is not ours. */
export function fitFile(
  points: readonly FitPoint[],
  { type = ACTIVITY, courseName = '' }: { readonly type?: number; readonly courseName?: string } = {},
): Uint8Array<ArrayBuffer> {
  const encoder = new FitEncoder()
  encoder.writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: type }])
  if (courseName !== '') encoder.writeMessage(31, [text(5, courseName)], 1)
  for (const point of points) encoder.writeMessage(20, recordFields(point), 2)
  return new Uint8Array(encoder.close())
}

function recordFields({ lng, lat, elevation, timeMs, ...sensors }: FitPoint): FitEncoderField[] {
  return [
    wide(253, FitBaseType.Uint32, timeMs === undefined ? 0xffffffff : seconds(timeMs)),
    wide(0, FitBaseType.Sint32, lat === undefined ? 0x7fffffff : semicircles(lat)),
    wide(1, FitBaseType.Sint32, lng === undefined ? 0x7fffffff : semicircles(lng)),
    wide(78, FitBaseType.Uint32, elevation === undefined ? 0xffffffff : Math.round((elevation + 500) * 5)),
    { number: 3, size: 1, baseType: FitBaseType.Uint8, value: sensors.heartRate ?? 0xff },
    { number: 4, size: 1, baseType: FitBaseType.Uint8, value: sensors.cadence ?? 0xff },
    { number: 7, size: 2, baseType: FitBaseType.Uint16, value: sensors.power ?? 0xffff },
    { number: 13, size: 1, baseType: FitBaseType.Sint8, value: sensors.temperature ?? 0x7f },
  ]
}

/** A course of two records with a named point on it. */
export function fitCourse(): Uint8Array<ArrayBuffer> {
  const encoder = new FitEncoder()
  encoder.writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: COURSE }])
  encoder.writeMessage(31, [text(5, '御嶽の道')], 1)
  for (const lat of [35.8, 35.9]) encoder.writeMessage(20, recordFields({ lat, lng: 137.5 }), 2)
  const fields = [
    wide(2, FitBaseType.Sint32, semicircles(35.8)),
    wide(3, FitBaseType.Sint32, semicircles(137.5)),
    { number: 5, size: 1, baseType: FitBaseType.Enum, value: 3 },
    text(6, '水場'),
  ]
  encoder.writeMessage(32, fields, 3)
  return new Uint8Array(encoder.close())
}
