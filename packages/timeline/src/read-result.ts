import type { DaySummary, TimelineSummary } from './calendar/summary.ts'

/**
 * The shapes in which Google has handed out timelines: raw places of Takeout (`Records.json`), its months (`timelineObjects`), and what
 * Android (`semanticSegments`) and iOS (an array) export on the device.
 */
export type TimelineShape = 'records' | 'months' | 'android' | 'ios'

/** Why a file is not read. Nothing of a refused file is kept. */
export type TimelineRefusalCode =
  | 'timeline.empty'
  /** `Settings.json` of Takeout, the settings of the timeline. */
  | 'timeline.settings_file'
  /** `Timeline Edits.json` of Takeout, the manual changes. */
  | 'timeline.edits_file'
  /** The text that Takeout gives in place of an encrypted backup. */
  | 'timeline.encrypted_backup'
  /** A zip, as Takeout is downloaded: to be unpacked first. */
  | 'timeline.archive'
  | 'timeline.not_json'
  /** JSON, but nothing of Google's timeline. */
  | 'timeline.other_json'
  | 'timeline.broken_json'
  /** It ends before its end, as after a download that broke off. */
  | 'timeline.truncated'
  /** A single part of it is larger than any that was ever seen. */
  | 'timeline.part_too_large'
  /** An export of the device with the signals of its sensors alone, of which Google has made no days yet. */
  | 'timeline.raw_signals_only'
  /** A timeline, but without a single usable place. */
  | 'timeline.no_days'

/** Something that the file has and the days have not. */
export type TimelineNoteCode =
  /** Neither a place nor a time that can be read. */
  | 'segment.unreadable'
  /** Places within a known place. */
  | 'visit.nested'
  /** Memories of journeys, which name no places. */
  | 'segment.memory'
  /** Kinds of segments that are not known. */
  | 'segment.unknown'
  /** Coordinates that are missing, no numbers, or not on Earth. */
  | 'point.position_invalid'
  | 'point.time_invalid'
  /** Not more precise than a kilometre. */
  | 'point.inaccurate'

interface TimelineNote {
  readonly code: TimelineNoteCode
  readonly count: number
}

export interface TimelineFileReport {
  /** null where it is none of them. */
  readonly shape: TimelineShape | null
  /** Segments, or places of raw files, that were read. */
  readonly read: number
  readonly refusal: TimelineRefusalCode | null
  readonly notes: readonly TimelineNote[]
}

export interface TimelineReadResult {
  /** One a file, in their order. */
  readonly files: readonly TimelineFileReport[]
  readonly summary: TimelineSummary
  /** By date. */
  readonly days: readonly DaySummary[]
}

export interface TimelineProgress {
  /** Of all files. */
  readonly readBytes: number
  readonly totalBytes: number
}
