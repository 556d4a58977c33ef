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
  other: (n) => `Other route ${number(n)}`,
  climbOf: (climb) => `climb ${climb}`,
  differenceSeparator: ', ',
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
  loop: {
    heading: 'Loop from here',
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
