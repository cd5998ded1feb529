/** Enough for the site and a redirect target. The rest of longer addresses is tracking. */
const MAX_TARGET_LENGTH = 300

/**
 * Returns the target to insert after a link's text, " <https://elsewhere.example>", the usual plain-text
 * form. Empty if the text already shows it, or if the target is not a web address.
 */
export function targetBehind(words: string, href: string | null | undefined): string {
  const target = (href ?? '').replace(/[\s<>]/g, '').slice(0, MAX_TARGET_LENGTH)
  if (!/^https?:\/\/./i.test(target) || bare(words).includes(bare(target))) return ''
  return ` <${target}>`
}

/** Normalises parts of an address that people omit. */
const bare = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|\/+$/g, '')
