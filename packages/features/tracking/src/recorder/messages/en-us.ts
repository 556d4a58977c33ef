import { messages as position } from '../../position/messages/en-us.ts'

/** Messages of the page that records a track; they are loaded with it. */
export const messages = {
  ...position,
  'record.title': 'Record a route',
  'record.intro':
    'Press Start when you set off. We ask for your location only then. The recording stays on this device until you save it.',
  'record.keepOpen':
    'Keep this page open. Browsers stop sharing your location when the screen is off, so it stays on while you record.',
  'record.map': 'Map of the recorded route',
  'record.controls': 'Recording controls',
  'record.start': 'Start',
  'record.stop': 'Stop',
  'record.restart': 'Restart',
  'record.end': 'End',
  'record.continue': 'Continue recording',
  'record.delete': 'Delete recording',
  'record.distance': 'Distance',
  'record.moving': 'Moving time',
  'record.rest': 'Rest',
  'record.looking': 'Looking for your location…',
  'record.recording': 'Recording',
  'record.within': 'Accurate to {distance}',
  'record.inexact': 'Accurate only to {distance}. Waiting for a better signal',
  'record.resting': 'Resting',
  'record.stopped': 'Stopped',
  'record.found': 'A recording is saved on this device',
  'record.foundText': 'Started {when}. Continue it, or end it to make a draft.',
  'record.reviewTitle': 'Make it a draft',
  'record.name': 'Title',
  'record.defaultTitle': 'Recorded on {date}',
  'record.layer': 'Recording',
  'record.line': 'Recording {number}',
  'record.privacy': 'Hide where you started and ended',
  'record.privacyText': 'Anything closer than the distance you choose is removed before it’s sent.',
  'record.trimStart': 'Around the start',
  'record.trimEnd': 'Around the end',
  'record.trimNothing': 'Don’t hide',
  'record.trimMeters': 'Hide {distance}',
  'record.kept': '{distance} will be saved',
  'record.keptLines':
    '{count} lines ({distance} total) will be saved. Nothing was recorded between them. Lists show the length of the first line, {first}.',
  'record.nothingLeft': 'Nothing would be left. Choose a shorter distance, or keep recording.',
  'record.save': 'Save as a draft',
  'record.saving': 'Saving',
  'record.refused': 'The draft couldn’t be created',
  'record.waiting': 'The server can’t be reached',
  'record.waitingText':
    'Your recording is saved on this device and is sent as soon as you’re connected. If you close this page, it’s sent the next time you open it.',
  'record.again': 'Send now',
  'record.saved': 'Saved as a draft',
  'record.savedText': 'No one else can see it. Add words and photos, and publish it when it’s ready.',
  'record.logAlong': 'Log this walk',
  'record.logAlongText':
    'You recorded along a route. Its page asks what you found of the way, with day, track and time filled in.',
  'record.open': 'Open the draft',
  'record.emptyQuestion': 'End without recording a position?',
  'record.emptyText':
    'Your location isn’t known yet, so nothing would be saved. Even under an open sky, it can take a minute.',
  'record.endEmpty': 'End',
  'record.keepWaiting': 'Keep waiting',
  'record.deleteQuestion': 'Delete this recording?',
  'record.deleteText': 'It’s only on this device and can’t be restored.',
  'record.unkept': 'This device can’t keep the recording',
  'record.unkeptText':
    'Recording continues, but it’s lost when you close the page. Free some space, or leave private browsing.',
  'record.elsewhere': 'Open in another tab',
  'record.elsewhereText': 'This browser is recording in another tab. Continue there, or close it.',
} as const

export type RecordingMessages = typeof messages
