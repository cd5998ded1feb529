/** Plain links that open WhatsApp or the messages of the phone with a text. Nothing is asked of either until one is tapped. */
export function ShareLinks({
  text,
  whatsApp,
  sms,
}: {
  text: string
  whatsApp: string
  sms: string
}) {
  const encoded = encodeURIComponent(text)
  const links = [
    { words: whatsApp, href: `https://wa.me/?text=${encoded}` },
    // The form of RFC 5724 that iOS and Android both read.
    { words: sms, href: `sms:?&body=${encoded}` },
  ]
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ words: label, href }) => (
        <li key={href}>
          <a
            href={href}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
