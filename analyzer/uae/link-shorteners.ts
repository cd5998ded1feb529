/**
 * Hosts that stand in for another address, so that the reader cannot see where the link leads. From the services'
 * own pages, as of November 2026; short hosts that lead only to their owner's site (youtu.be, amzn.to) are kept out.
 */
export const LINK_SHORTENERS: ReadonlySet<string> = new Set(
  `bit.ly bitly.com j.mp tinyurl.com t.co t.ly ow.ly is.gd v.gd buff.ly rebrand.ly rb.gy cutt.ly shorturl.at
  short.io short.gy s.id tiny.cc tiny.one bl.ink lnkd.in goo.gl dlvr.it soo.gd clck.ru u.to qr.ae qrco.de
  me-qr.com qr.io l.ead.me linktr.ee lnk.bio beacons.ai taplink.cc msha.ke hoo.be surl.li shorturl.asia
  urlz.fr x.gd da.gd n9.cl acortar.link kutt.it dub.sh tr.ee snip.ly shrtco.de gg.gg adf.ly ouo.io
  onelink.to onelink.me app.link page.link smarturl.it encurtador.com.br linkr.bio urlshortener.at
  slkt.io supr.link tx.vc tad.ly bio.link bio.site heylink.me campsite.bio solo.to linkin.bio`.split(
    /\s+/,
  ),
)

/**
 * Domains by which services that send mail for others count clicks, or look at links before they open: every sender's links
 * go through them, honest or not. From the services' own pages, as of November 2026.
 */
export const CLICK_TRACKERS: ReadonlySet<string> = new Set(
  `sendgrid.net list-manage.com list-manage1.com exct.net exacttarget.com klclick.com klclick1.com klclick2.com
  klclick3.com hubspotlinks.com hubspotlinksfree.com hubspotlinksstarter.com hubspotemail.net rs6.net mandrillapp.com
  mjt.lu sendibt1.com sendibt2.com sendibt3.com sendibm1.com sendibm3.com sendibw.com awstrack.me mlsend.com mlsnd.com
  createsend.com createsend1.com cmail19.com cmail20.com sparkpostmail.com sparkpostmail2.com customeriomail.com
  intercom-clicks.com pstmrk.it e2ma.net en25.com eloqua.com pardot.com mktoweb.com mktossl.com sailthru.com iterable.com
  rsys5.com rsys2.com responsys.net moengage.com wzrkt.com netcorecloud.net elasticemail.com benchmarkurl.com
  activehosted.com acemlna.com acemlnb.com acemlnc.com convertkit-mail.com convertkit-mail2.com
  mimecast.com mimecastprotect.com cudasvc.com`.split(/\s+/),
)

/**
 * Hosts whose links open a private chat or group. They belong to the messenger, and say nothing of who answers:
 * a link here never shows that a bank, an employer or an authority is behind a message.
 */
export const CHAT_LINKS: ReadonlySet<string> = new Set(
  `wa.me api.whatsapp.com chat.whatsapp.com call.whatsapp.com t.me telegram.me m.me line.me lin.ee signal.me signal.group
  discord.gg invite.viber.com chats.viber.com`.split(/\s+/),
)
