import { enView } from './en-view.ts'
import { formatInteger } from './format.ts'
import type { TravelMessages } from './travel-messages.ts'

const number = (value: number) => formatInteger(value, enView.locale)

/** The words of ways of going, for hosts that offer them. */
export const enTravel: TravelMessages = {
  profile: 'Way of going',
  profiles: {
    hike: 'Hike',
    walk: 'Walk',
    stepFree: 'Step-free',
    cityBike: 'City bike',
    roadBike: 'Road bike',
    gravelBike: 'Gravel bike',
    mountainBike: 'Mountain bike',
    eBike: 'E-bike',
    motorcycle: 'Motorcycle',
    car: 'Car',
  },
  moreProfiles: (count) => `${number(count)} more`,
  options: 'Options',
  optionsSet: (count) => (count === 0 ? 'Options' : `Options ${number(count)}`),
  optionNames: {
    avoidSteps: 'Avoid steps',
    avoidFerries: 'Avoid ferries',
    avoidMainRoads: 'Avoid main roads',
    avoidPrivate: 'Avoid private roads',
    hills: 'Hills',
    hardestPath: 'Hardest path',
  },
  asUsual: 'Default',
  hills: { avoid: 'Avoid', seek: 'Prefer' },
  upToGrade: (grade) => `Up to T${grade}`,
  candidates: (count) => `Routes to choose from: ${number(count)}`,
  suggested: 'Suggested route',
  former: 'Route as it was',
  findOthers: 'Find other routes',
  noOthers: 'No other route found',
  other: (n) => `Other route ${number(n)}`,
  climbOf: (climb) => `climb ${climb}`,
  differenceSeparator: ', ',
  together: (...sentences) => sentences.join(' '),
  sameFigures: 'About as long and as fast',
  offered: (count) => `${number(count)} routes to choose from`,
  chosen: (length) => `Route chosen, ${length}`,
  noWay: (profile) =>
    `No route was found for “${profile}”. Choose another way of going, or move the point closer to a path.`,
  noWayWithOptions: (profile) =>
    `No route was found for “${profile}” with these options. Drop them, or choose another way of going.`,
  noWayAround: (profile) =>
    `No route for “${profile}” keeps out of the no-go areas. Make them smaller, or move the point or choose another way of going.`,
  noGo: 'No-go area for new routes',
  tooMuchNoGo: 'The no-go areas are too many or too large. Take some away, or make them smaller.',
  fromHere: {
    heading: 'From here',
    kinds: { loop: 'Loop', reach: 'Reach' },
    asked: (kind, amount) => `${kind} from here: ${amount}`,
  },
  reach: {
    find: 'Find reach',
    asking: 'Finding what can be reached',
    unavailable: 'What can be reached couldn’t be looked up. Try again in a moment.',
    name: (amount) => `Within ${amount}`,
    found: (name, area, farthest) => `${name}: an area of ${area}, up to ${farthest} away in a straight line.`,
    areasApart: (count) =>
      count === 1
        ? 'Another area lies apart: only the largest is kept.'
        : `${number(count)} other areas lie apart: only the largest is kept.`,
    holes: (count) =>
      count === 1 ? 'One part inside isn’t reached.' : `${number(count)} parts inside aren’t reached.`,
    guide: (input) =>
      input === 'keyboard'
        ? 'Press Enter to ask again from the crosshair.'
        : `${input === 'touch' ? 'Tap' : 'Click'} the map to ask again from there.`,
    keep: 'Keep as area',
    tooFar: (minutes, distance) => `You can ask for up to ${minutes} or ${distance}.`,
  },
  snap: {
    menu: 'Match to ways…',
    asking: 'Matching the line to ways…',
    changes: (count, farthest) =>
      count === 1
        ? `1 stretch changes, by up to ${farthest}.`
        : `${number(count)} stretches change, by up to ${farthest}.`,
    lengths: (before, after) => `Length ${before} → ${after}.`,
    kept: (share) => `${share} follows no way and stays as it is.`,
    keepsSeries: 'Every point keeps its time and elevation.',
    unlocks: 'Once matched, it is a line that can be edited.',
    accept: 'Match to ways',
    tooLong: (distance) => `You can match lines of up to ${distance}. Shorten or split the line first.`,
    tooManyPoints: (count) => `You can match lines of up to ${number(count)} points. Simplify the line first.`,
    problems: {
      noWays: 'The data has no ways beside this line. It is as it was.',
      nothingToChange: 'This line is on its ways already.',
      unavailable: 'The line can’t be matched right now. Try again in a moment.',
    },
  },
  loop: {
    measures: { length: 'Distance', time: 'Time' },
    hours: 'h',
    minutes: 'min',
    timeInvalid: 'Enter a time above 0.',
    find: 'Find loops',
    name: (n) => `Loop ${number(n)}`,
    repeated: (length) => `${length} of it twice`,
  },
  noLoop: 'There is no loop of this size from here. Choose another size, start or way of going.',
  tryProfile: (profile) => `Try “${profile}”`,
  dropOptions: 'Try without options',
  showLayers: 'Show layers',
  showTool: (tool) => `Back to ${tool}`,
}
