/** Size required by the specification, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Kinds of screen with their own social image. */
export const SOCIAL_IMAGES = [
  'default',
  'home',
  'checker',
  'library',
  'tips',
  'report',
  'blog',
  'contact',
] as const

export type SocialImage = (typeof SOCIAL_IMAGES)[number]

/** By first path segment. */
const IMAGE_OF: Readonly<Record<string, SocialImage>> = {
  '': 'home',
  'scam-checker': 'checker',
  'scam-library': 'library',
  'safety-tips': 'tips',
  'first-24-hours': 'tips',
  'report-scam': 'report',
  'report-status': 'report',
  blog: 'blog',
  contact: 'contact',
}

/** Returns the path of a screen's social image, both without language. */
export function socialImagePath(screenPath: string): string {
  const image = IMAGE_OF[screenPath.split('/')[1] ?? ''] ?? 'default'
  return `/social/${image}/card.png`
}
