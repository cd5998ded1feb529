/** Plain links that open WhatsApp or SMS with a text. No request is made before a tap. */
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
    // The RFC 5724 form that both iOS and Android support.
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
