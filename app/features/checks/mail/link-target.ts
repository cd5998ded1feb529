/** Enough for the site and what a forwarding service leads to; the rest of a longer address only follows the reader. */
const MAX_TARGET_LENGTH = 300

/**
 * What stands behind the words of a link that do not say where it leads: " <https://elsewhere.example>", the form in which mail
 * programs write links as plain text. Empty where the words say it, or where the link leads to no site.
 */
export function targetBehind(words: string, href: string | null | undefined): string {
  const target = (href ?? '').replace(/[\s<>]/g, '').slice(0, MAX_TARGET_LENGTH)
  if (!/^https?:\/\/./i.test(target) || bare(words).includes(bare(target))) return ''
  return ` <${target}>`
}

/** What people leave out of an address. */
const bare = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|\/+$/g, '')
