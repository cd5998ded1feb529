/** The size that the specification asks of social images, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The kinds of screen that have a social image of their own. */
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

/** By the first part of a screen's address. */
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

/** Where the social image of a screen is, both without their language. */
export function socialImagePath(screenPath: string): string {
  const image = IMAGE_OF[screenPath.split('/')[1] ?? ''] ?? 'default'
  return `/social/${image}/card.png`
}
