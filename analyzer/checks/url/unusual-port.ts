import { linkCheck } from '../check.ts'

/** A port that no public site uses. */
export const unusualPort = linkCheck((link) =>
  link.port !== '' && !['80', '443', '8080', '8443'].includes(link.port)
    ? { port: link.port }
    : null,
)
