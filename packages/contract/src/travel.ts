import { type Static, Type } from 'typebox'
import { nullable } from './nullable.ts'

export const TravelMode = Type.Union([Type.Literal('driving'), Type.Literal('walking')])
export type TravelMode = Static<typeof TravelMode>

/** What somebody is on the way as: the first three are walking, the others driving. */
export const TravelProfile = Type.Union([
  Type.Literal('hike'),
  Type.Literal('walk'),
  Type.Literal('stepFree'),
  Type.Literal('cityBike'),
  Type.Literal('roadBike'),
  Type.Literal('gravelBike'),
  Type.Literal('mountainBike'),
  Type.Literal('eBike'),
  Type.Literal('motorcycle'),
  Type.Literal('car'),
])
export type TravelProfile = Static<typeof TravelProfile>

/**
 * How a time is estimated: on mountain paths by the Japanese standard, elsewhere by DIN 33466; in towns by the pace of
 * pavements; by bicycle by the profile.
 */
const TimeModel = Type.Union([
  Type.Literal('hikeJapan'),
  Type.Literal('hikeDin33466'),
  Type.Literal('townWalk'),
  Type.Literal('ride'),
])

/** How long a line takes by a model, without rests: an estimate, never a fact. */
export const CourseTime = Type.Object({
  minutes: Type.Integer({ minimum: 1 }),
  model: TimeModel,
  /** Raised when a model answers something else for the same way. */
  version: Type.Integer(),
  /** Paved parts have the pace of towns, others that of paths: the ways of the installed region are in it, where they say so. */
  by_ground: Type.Boolean(),
  /** The course constant, rounded down to hundredths: under 12 easy, under 25 moderate, else hard. Null by bicycle. */
  constant: nullable(Type.Number()),
})
export type CourseTime = Static<typeof CourseTime>
