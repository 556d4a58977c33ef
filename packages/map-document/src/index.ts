export { isCalendarDay } from './calendar-day.ts'
export { type AppliedChanges, applyMapChanges, type MapConflict } from './changes/apply-map-changes.ts'
export type { ConflictReason } from './changes/change-draft.ts'
export { diffDocuments } from './changes/diff-documents.ts'
export {
  type LayerDifference,
  type LayerHead,
  type LayerOrderDifference,
  type MainLineDifference,
  type MapChange,
  mapChangeKey,
  type ObjectDifference,
  type ObjectOrderDifference,
  type PlacedObject,
  selectMapChanges,
} from './changes/map-change.ts'
export { changedParts, type ObjectPart } from './changes/merge-object.ts'
export { overruleMapChanges } from './changes/overrule-map-changes.ts'
export { cutText, textLength } from './cut-text.ts'
export { addStep, beginEdit, type EditSession, editedDocument, redoStep, undoStep } from './edit-session.ts'
export { type FittedLayers, fitLayers, type LayerContents, type LayerRoom } from './fit-layers.ts'
export { boundsOf } from './geo/bounds.ts'
export { bearingDegrees, destinationPoint } from './geo/destination.ts'
export {
  cumulativeDistancesMeters,
  EARTH_RADIUS_METERS,
  haversineDistanceMeters,
  METERS_PER_DEGREE,
  pathLengthMeters,
} from './geo/distance.ts'
export {
  ELEVATION_THRESHOLD_METERS,
  type ElevationStats,
  elevationAt,
  elevationProfile,
  elevationStats,
  type ProfilePoint,
} from './geo/elevation.ts'
export { densifyPath, type ElevationSamples, elevationSamples, elevationsOfSamples } from './geo/elevation-samples.ts'
export { encodePolyline } from './geo/encode-polyline.ts'
export { distancesAlong, linePart, positionAlong } from './geo/line-part.ts'
export { longitudeDelta, wrapLongitude } from './geo/longitude.ts'
export { type MainCluster, mainCluster } from './geo/main-cluster.ts'
export { type NearestPoint, nearestPointOnPath } from './geo/nearest-point.ts'
export { noGoRings } from './geo/no-go-rings.ts'
export { documentBounds, objectBounds } from './geo/object-bounds.ts'
export { decodePolyline, type PolylineProblem, type PolylineResult } from './geo/polyline.ts'
export { type LineProgress, progressAlong } from './geo/progress-along.ts'
export { type RecordingStats, recordingStats } from './geo/recording-stats.ts'
export {
  oppositeCorner,
  type RectangleSize,
  rectangleBetween,
  rectangleSizeMeters,
  rectangleWidthDegrees,
} from './geo/rectangle-size.ts'
export { returnsToStart } from './geo/returns-to-start.ts'
export { ringSquareMeters } from './geo/ring-area.ts'
export { circleRing, rectangleRing } from './geo/rings.ts'
export { selfIntersects } from './geo/self-intersection.ts'
export { simplifyPath } from './geo/simplify.ts'
export { unwrapPath } from './geo/unwrap-path.ts'
export {
  commitDocument,
  createHistory,
  type DocumentHistory,
  HISTORY_LIMIT,
  redoDocument,
  undoDocument,
} from './history.ts'
export { layerId, mapObjectId, randomId } from './ids.ts'
export { type EditResult, type MapIssue, type MapIssueCode, specKey } from './issues.ts'
export { isNamedIn, readInLanguage, writeInLanguage } from './languages/in-language.ts'
export { keepLanguages } from './languages/keep-languages.ts'
export type { Translation, Translations } from './languages/translations.ts'
export { MAP_LIMITS } from './limits.ts'
export { type LineEnd, mainLineEnds } from './line-ends.ts'
export {
  documentDistanceMeters,
  findLayerOf,
  findMapObject,
  lineToFollow,
  mainLine,
  ON_THE_WAY_METERS,
  type PlacedAlong,
  spotsAlong,
  spotsOf,
} from './main-line.ts'
export { createDocument, type Layer, type LayerId, type MapDocument } from './map-document.ts'
export {
  type AnyLine,
  type Circle,
  HAZARD_ICONS,
  isHazardIcon,
  isShape,
  LINE_SOURCES,
  type Line,
  type LineBase,
  type LineSource,
  type MapObject,
  type MapObjectBase,
  type MapObjectId,
  type MapObjectKind,
  type NavigationLine,
  navigationStops,
  type Polygon,
  type RecordedLine,
  type Rectangle,
  type Shape,
  type ShapeBase,
  SPOT_ICONS,
  type Spot,
  type SpotIcon,
  type SpotSymbol,
  SYMBOL_SETS,
  type SymbolSet,
} from './map-object.ts'
export { addLayers, addObject, addObjects, type LayerTarget } from './operations/add-objects.ts'
export { duplicateObject } from './operations/duplicate-object.ts'
export { joinLines } from './operations/join-lines.ts'
export {
  addLayer,
  moveLayer,
  type RemoveLayerResult,
  removeLayer,
  renameLayer,
} from './operations/layers.ts'
export { closeLine, eraseFromLine, reverseLine, setMainLine, simplifyLine } from './operations/lines.ts'
export { moveObject, moveSpot } from './operations/move-object.ts'
export { type TrimRange, trimRecording, unlockRecording } from './operations/recordings.ts'
export { removeObject } from './operations/remove-object.ts'
export { type NewPath, replacePath } from './operations/replace-path.ts'
export { type ShapeGeometry, setShapeGeometry } from './operations/set-shape-geometry.ts'
export { moveObjects, recolorObjects, removeObjects } from './operations/several-objects.ts'
export { type SnappedPath, snapLine } from './operations/snap-line.ts'
export { type LineSplit, splitLine } from './operations/split-line.ts'
export { type ObjectChange, updateObject } from './operations/update-object.ts'
export { appendVertex, insertVertex, moveVertex, removeVertex } from './operations/vertices.ts'
export { COLOR_HEX, DEFAULT_COLOR, MAP_COLORS, type MapColor } from './palette.ts'
export {
  HEALTH_SERIES,
  mapSeries,
  type PathSeries,
  SENSOR_SERIES,
  type SensorSeries,
  type Series,
  withoutSeries,
} from './path-series.ts'
export { groupPhotos, PHOTO_GROUP_METERS } from './photos/group-photos.ts'
export { guessClockOffset } from './photos/guess-clock-offset.ts'
export { type PhotoTime, photoTimeMs, UTC_OFFSET_MINUTES } from './photos/photo-time.ts'
export {
  createTrackLocator,
  type TimePlace,
  TRACK_REACH_MS,
  type Track,
  type TrackFix,
  type TrackLocator,
  type TrackPlace,
} from './photos/track-locator.ts'
export type { BBox, Position } from './position.ts'
export type { HiddenArea } from './privacy/hidden-area.ts'
export { type HiddenAreasResult, type HiddenPart, hideAreas } from './privacy/hide-areas.ts'
export { hideHealth } from './privacy/hide-health.ts'
export { SPOT_GLYPH_PATHS } from './spot-glyphs.ts'
export { type ThinnedLine, thinLine } from './thin-line.ts'
export { type CourseFigures, type CourseLevel, courseConstant, courseLevel } from './time/course-constant.ts'
export {
  type EstimatedLine,
  estimateLine,
  type LineEstimate,
  type MeasuredLine,
  measureLine,
} from './time/line-estimate.ts'
export { type MovingTime, movingTime } from './time/moving-time.ts'
export { resampleElevations, type Stretches } from './time/resample-elevations.ts'
export { isInJapan, TIME_MODEL_VERSION, TIME_MODELS, type TimeModel } from './time/time-model.ts'
export { type LineToTrace, lineToTrace, type SurfaceStretch, walkedGround } from './time/walked-ground.ts'
export { PACE_FACTORS, type TimeUnderWay, timeUnderWay, type WalkersPace } from './time/walkers-pace.ts'
export { type Ground, minutesAt, type TimedWay, type WayStretch, type WayTime, wayTime } from './time/way-time.ts'
export {
  HIKING_GRADES,
  HILL_CHOICES,
  type HikingGrade,
  OPTIONS_OF_PROFILE,
  plainProfile,
  ROUTE_AVOIDANCES,
  type RouteOptions,
  TRAVEL_PROFILES,
  type TravelMode,
  type TravelProfile,
  travelModeOfProfile,
} from './travel-profiles.ts'
export { type MapProblem, validateDocument, validateForPublishing } from './validate/validate-document.ts'
export { findObjectIssue } from './validate/validate-object.ts'
export { findPositionIssue } from './validate/validate-position.ts'
export { type ParseChangesResult, parseMapChanges, serializeMapChanges } from './wire/map-changes.ts'
export type { WireLayer, WireObject } from './wire/names.ts'
export { type ParseMapResult, parseMapDocument } from './wire/parse.ts'
export type { WireProblem } from './wire/reader.ts'
export { serializeMapDocument } from './wire/serialize.ts'
