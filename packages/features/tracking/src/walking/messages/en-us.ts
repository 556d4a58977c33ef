import { messages as position } from '../../position/messages/en-us.ts'

/** Messages of the page that follows a route; they are loaded with it. */
export const messages = {
  ...position,
  'walk.title': 'Walk “{title}”',
  'walk.back': 'Back to the article',
  'walk.intro':
    'Press Start to see where you are on this route, how far is left and what’s next. We ask for your location only then, and it never leaves this device.',
  'walk.map': 'Map of the route',
  'walk.start': 'Start',
  'walk.stop': 'Stop',
  'walk.speak': 'Announce the next spot and when I leave the route',
  'walk.vibrate': 'Vibrate when I leave the route',
  'walk.left': 'Remaining',
  'walk.next': 'Next',
  'walk.goal': 'the end of the route',
  'walk.off': 'Off the route',
  'walk.on': 'On the route',
  'walk.arrival': 'Arrival, estimated',
  'walk.asPlanned': 'as planned',
  'walk.aheadOfPlan': '{minutes} min ahead of plan',
  'walk.behindPlan': '{minutes} min behind plan',
  'walk.statusArrival': ' You’ll arrive at about {clock}.',
  'walk.looking': 'Looking for your location…',
  'walk.within': 'Accurate to {distance}',
  'walk.status': '{left} left. {next} in {ahead}.',
  'walk.news.left': 'You’ve left the route. It’s {distance} away.',
  'walk.news.back': 'You’re back on the route.',
  'walk.news.spot': 'You’ve reached {name}.',
  'walk.news.arrived': 'You’ve reached the end of the route.',
  'walk.noLine': 'There’s no line to follow',
  'walk.noLineText': 'This article’s map has no line.',
  'walk.noMap': 'The route couldn’t be loaded',
  'walk.noMapText': 'Open this page again in a moment, with a connection.',
} as const

export type WalkingMessages = typeof messages
