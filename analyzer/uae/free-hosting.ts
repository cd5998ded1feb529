/**
 * Hosts under which anyone may publish a page or a form without giving a name, as of November 2026, from the
 * services' own pages. A host here, or anything below it, is never an organisation's official address, even when
 * the registrable domain is (`docs.google.com` below `google.com`).
 */
export const FREE_HOSTING: ReadonlySet<string> = new Set(
  `weebly.com blogspot.com wordpress.com wixsite.com wixstudio.com editorx.io web.app firebaseapp.com
  pages.dev workers.dev r2.dev trycloudflare.com github.io gitlab.io gitbook.io netlify.app vercel.app
  herokuapp.com onrender.com railway.app fly.dev surge.sh glitch.me replit.app replit.dev repl.co
  codesandbox.io stackblitz.io webflow.io framer.app framer.website carrd.co strikingly.com mystrikingly.com
  square.site godaddysites.com jimdosite.com jimdofree.com yolasite.com webnode.page webnode.com site123.me
  ucraft.site tilda.ws ukit.me bravesites.com webador.com zyrosite.com hostingerapp.com hostingersite.com
  000webhostapp.com infinityfreeapp.com rf.gd epizy.com byethost.com awardspace.info freehostia.com altervista.org
  duckdns.org ddns.net no-ip.org hopto.org zapto.org sytes.net serveo.net ngrok.io ngrok.app ngrok-free.app
  loca.lt amplifyapp.com azurewebsites.net azurestaticapps.net cloudapp.azure.com web.core.windows.net
  blob.core.windows.net storage.googleapis.com appspot.com run.app sites.google.com docs.google.com
  drive.google.com forms.gle script.google.com forms.office.com forms.microsoft.com sharepoint.com 1drv.ms
  myshopify.com mybigcommerce.com company.site ecwid.com bubbleapps.io softr.app glide.page notion.site
  typeform.com jotform.com jotform.me tally.so wufoo.com formstack.com 123formbuilder.com cognitoforms.com
  canva.site my.canva.site telegra.ph medium.com substack.com tumblr.com livejournal.com over-blog.com
  ipfs.io dweb.link on-fleek.app 4everland.app translate.goog ghost.io lovable.app
  weeblysite.com csb.app hol.es esy.es 16mb.com 890m.com mybluehost.me wpenginepowered.com
  creatorlink.net moonfruit.com wapkiz.com wapka.mobi wapgem.com yoo7.com forumotion.com x10.mx x10host.com
  atspace.com atwebpages.com myartsonline.com freesite.host 000.pe unaux.com great-site.net 42web.io byet.host
  ezyro.com hstn.me is-great.net infy.uk co.vu co.nf biz.nf tripod.com angelfire.com webcindario.com narod.ru
  ucoz.com ucoz.net at.ua my1.ru clan.su do.am webs.com mozello.com doomby.com e-monsite.com jimdo.com
  website2.me beget.tech selcdn.ru plesk.page typedream.app dorik.io umso.co webwave.dev rhcloud.com
  htmlpasta.com myfreesites.net pagedemo.co simdif.com cf-ipfs.com cloudflare-ipfs.com w3s.link nftstorage.link`
    .split(/\s+/)
    .concat(
      `ae al am at ba be bg ca ch cl com.ar com.au com.br com.by com.co com.cy com.ee com.eg com.es com.mt
      com.ng com.tr com.uy co.at co.id co.il co.ke co.nz co.uk co.za cz de dk fi fr gr hk hr hu ie in is
      it jp kr li lt lu md mk mx my nl no pe pt qa ro rs ru se sg si sk sn tw ug`
        .split(/\s+/)
        .map((country) => `blogspot.${country}`),
    ),
)

/** Those of the free hosts where people share files, pictures and forms with people they know. */
export const FILE_SHARING: ReadonlySet<string> = new Set(
  `docs.google.com drive.google.com photos.google.com photos.app.goo.gl forms.office.com forms.microsoft.com
  sharepoint.com 1drv.ms onedrive.live.com`.split(/\s+/),
)

/**
 * Those of the free hosts where a page is up in a minute and gone in a day: almost all that is found there and
 * reported was made to deceive. Blogs, shops and pages of code stay out.
 */
export const THROW_AWAY_HOSTING: ReadonlySet<string> = new Set(
  `web.app firebaseapp.com pages.dev workers.dev r2.dev trycloudflare.com netlify.app vercel.app onrender.com
  railway.app fly.dev surge.sh glitch.me replit.app replit.dev repl.co codesandbox.io webflow.io framer.app
  framer.website square.site godaddysites.com yolasite.com webnode.page wixsite.com wixstudio.com mystrikingly.com
  000webhostapp.com infinityfreeapp.com rf.gd epizy.com byethost.com duckdns.org ddns.net no-ip.org hopto.org
  zapto.org sytes.net serveo.net ngrok.io ngrok.app ngrok-free.app loca.lt amplifyapp.com azurestaticapps.net
  web.core.windows.net blob.core.windows.net storage.googleapis.com appspot.com run.app forms.gle 1drv.ms
  bubbleapps.io softr.app glide.page ipfs.io dweb.link on-fleek.app 4everland.app translate.goog lovable.app`.split(
    /\s+/,
  ),
)

/**
 * Domains of free mailboxes: what stands before the `@` was chosen by whoever opened the box. Some are also their
 * owner's own site; as the host of a link they are the owner's, behind an `@` they are anyone's.
 */
export const FREE_MAIL: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com outlook.sa hotmail.co.uk live.co.uk
  yahoo.com yahoo.co.uk yahoo.co.in ymail.com rocketmail.com icloud.com me.com mac.com aol.com
  proton.me protonmail.com pm.me tuta.com tutanota.com tutanota.de zohomail.com gmx.com gmx.net gmx.de
  mail.com email.com usa.com europe.com consultant.com post.com mail.ru inbox.ru list.ru bk.ru yandex.com
  yandex.ru qq.com 163.com 126.com foxmail.com naver.com rediffmail.com maktoob.com yahoo.fr hotmail.fr
  web.de fastmail.com hushmail.com mailinator.com guerrillamail.com yopmail.com 10minutemail.com
  temp-mail.org sharklasers.com dispostable.com eim.ae emirates.net.ae`.split(/\s+/),
)
