/** Choosing, cropping and sending a picture. */
export const pictures = {
  'picture.uploading': 'Sending {percent}%',
  'picture.failed': 'The picture was not stored.',
  'picture.retry': 'Send again',
  'crop.title': 'Choose the part to show',
  'crop.stage': 'Part of the picture. Move it by dragging or with the arrow keys.',
  'crop.zoom': 'Zoom',
  'crop.use': 'Use this part',
  'picture.tooLarge': 'Keep pictures to {max} MB.',
  'picture.unreadable': 'This picture could not be read. Choose another.',
  'picture.kind': 'Choose a JPG, PNG, GIF, WebP or HEIC picture.',
  'picture.logIn': 'Log in to add pictures. What you have written is kept.',
  'picture.network': 'No connection. Try again when you are online.',
} as const
