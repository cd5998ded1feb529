/**
 * Hosts that stand in for another address, so that the reader cannot see where the link leads. From the services'
 * own pages, as of November 2026; short hosts that lead only to their owner's site (youtu.be, amzn.to) are kept out.
 */
export const LINK_SHORTENERS: ReadonlySet<string> = new Set(
  `bit.ly bitly.com j.mp tinyurl.com t.co t.ly ow.ly is.gd v.gd buff.ly rebrand.ly rb.gy cutt.ly shorturl.at
  short.io short.gy s.id tiny.cc tiny.one bl.ink lnkd.in goo.gl dlvr.it soo.gd clck.ru u.to qr.ae qrco.de
  me-qr.com qr.io l.ead.me linktr.ee lnk.bio beacons.ai taplink.cc msha.ke hoo.be surl.li shorturl.asia
  urlz.fr x.gd da.gd n9.cl acortar.link kutt.it dub.sh tr.ee snip.ly shrtco.de gg.gg adf.ly ouo.io
  onelink.to onelink.me app.link page.link smarturl.it encurtador.com.br linkr.bio urlshortener.at`.split(
    /\s+/,
  ),
)

/**
 * Hosts whose links open a private chat or group. They belong to the messenger, and say nothing of who answers:
 * a link here never shows that a bank, an employer or an authority is behind a message.
 */
export const CHAT_LINKS: ReadonlySet<string> = new Set([
  'wa.me',
  'api.whatsapp.com',
  'chat.whatsapp.com',
  't.me',
  'telegram.me',
  'm.me',
  'line.me',
  'lin.ee',
  'signal.me',
  'signal.group',
  'discord.gg',
])
