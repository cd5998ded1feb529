/** Blogger's own addresses by country. */
const BLOGSPOT: readonly string[] = [
  'blogspot.com',
  ...`ae al am at ba be bg ca ch cl com.ar com.au com.br com.by com.co com.cy com.ee com.eg com.es com.mt
  com.ng com.tr com.uy co.at co.id co.il co.ke co.nz co.uk co.za cz de dk fi fr gr hk hr hu ie in is
  it jp kr li lt lu md mk mx my nl no pe pt qa ro rs ru se sg si sk sn tw ug`
    .split(/\s+/)
    .map((country) => `blogspot.${country}`),
]

/**
 * Free hosts where people, shops and makers of programs have pages for years: blogs, forums, portfolios, forms, code and files.
 * The others are builders, app hosts, spaces and names that hold what was put up today, `THROW_AWAY_HOSTING` among them.
 */
export const LASTING_HOSTING: ReadonlySet<string> = new Set(
  `wordpress.com medium.com substack.com tumblr.com livejournal.com over-blog.com ghost.io altervista.org tripod.com
  angelfire.com fortunecity.com narod.ru ucoz.com ucoz.net at.ua my1.ru clan.su do.am yoo7.com forumotion.com my-board.org
  jimdo.com jimdofree.com jimdosite.com webs.com weebly.com e-monsite.com doomby.com mozello.com webnode.com tilda.ws
  site123.me strikingly.com hol.es zohosites.com neocities.org xoomer.virgilio.it github.io gitlab.io gitbook.io
  streamlit.app hf.space pythonanywhere.com herokuapp.com azurewebsites.net cloudapp.net elasticbeanstalk.com
  s3.amazonaws.com digitaloceanspaces.com aliyuncs.com firebasestorage.googleapis.com myshopify.com mybigcommerce.com
  company.site ecwid.com myportfolio.com carrd.co linktr.ee bio.link beacons.ai taplink.cc notion.site canva.site
  my.canva.site hs-sites.com mailchimpsites.com typeform.com jotform.com jotform.me tally.so wufoo.com formstack.com
  123formbuilder.com cognitoforms.com zohopublic.com express.adobe.com new.express.adobe.com spark.adobe.com
  sway.office.com sway.cloud.microsoft padlet.com docs.google.com drive.google.com sites.google.com forms.office.com
  forms.microsoft.com sharepoint.com free.fr pagesperso-orange.fr blogcu.com teachable.com fourthwall.com chez.com
  unblog.fr canalblog.com eklablog.com centerblog.net blog4ever.com blogfa.com persianblog.ir mihanblog.com blogsky.com
  loxblog.com rozblog.com seesaa.net cocolog-nifty.com exblog.jp fc2.com tistory.com pixnet.net forumfree.it
  forumcommunity.net xooit.com superforum.fr forumgratuit.org activeboard.com proboards.com freeforums.net boards.net
  createaforum.com wikidot.com pbworks.com typepad.com edublogs.org svbtle.com hashnode.dev bearblog.dev bigcartel.com
  simplesite.com page.tl homepage-baukasten.de hpage.com npage.de bplaced.net lima-city.de blogg.org`
    .split(/\s+/)
    .concat(BLOGSPOT),
)

/**
 * Hosts under which anyone may publish a page or a form without giving a name, as of November 2026, from the
 * services' own pages. A host here, or anything below it, is never an organisation's official address, even when
 * the registrable domain is (`docs.google.com` below `google.com`).
 */
export const FREE_HOSTING: ReadonlySet<string> = new Set([
  ...LASTING_HOSTING,
  ...`wixsite.com wixstudio.com editorx.io web.app firebaseapp.com pages.dev workers.dev r2.dev trycloudflare.com netlify.app
  vercel.app onrender.com railway.app fly.dev surge.sh glitch.me replit.app replit.dev repl.co codesandbox.io
  stackblitz.io webflow.io framer.app framer.website mystrikingly.com square.site godaddysites.com yolasite.com
  webnode.page ucraft.site ukit.me bravesites.com webador.com zyrosite.com hostingerapp.com hostingersite.com
  000webhostapp.com infinityfreeapp.com rf.gd epizy.com byethost.com awardspace.info freehostia.com duckdns.org ddns.net
  no-ip.org hopto.org zapto.org sytes.net serveo.net ngrok.io ngrok.app ngrok-free.app loca.lt amplifyapp.com
  azurestaticapps.net cloudapp.azure.com web.core.windows.net blob.core.windows.net storage.googleapis.com appspot.com
  run.app forms.gle script.google.com 1drv.ms bubbleapps.io softr.app glide.page telegra.ph ipfs.io dweb.link on-fleek.app
  4everland.app translate.goog lovable.app weeblysite.com csb.app esy.es 16mb.com 890m.com mybluehost.me
  wpenginepowered.com creatorlink.net moonfruit.com wapkiz.com wapka.mobi wapgem.com x10.mx x10host.com atspace.com
  atwebpages.com myartsonline.com freesite.host 000.pe unaux.com great-site.net 42web.io byet.host ezyro.com hstn.me
  is-great.net infy.uk co.vu co.nf biz.nf webcindario.com website2.me beget.tech selcdn.ru plesk.page typedream.app
  dorik.io umso.co webwave.dev rhcloud.com htmlpasta.com myfreesites.net pagedemo.co simdif.com cf-ipfs.com
  cloudflare-ipfs.com w3s.link nftstorage.link wixstudio.io framer.ai framer.media start.page bolt.host base44.app
  hubspotpagebuilder.com zapier.app deno.dev deno.net edgeone.app edgeone.dev gamma.site gamma.app tiiny.site tiiny.host
  gradio.live systeme.io unbouncepages.com swipepages.net builderallwppro.com rentry.co rentry.org justpaste.it pdfhost.io
  cloudwaysapps.com kinsta.cloud kinsta.page wpcomstaging.com flywheelsites.com pantheonsite.io cprapid.com temp.domains
  tempurl.host preview-domain.com contaboserver.net vps.ovh.net awsapprunner.com ondigitalocean.app linodeobjects.com
  backblazeb2.com wasabisys.com myqcloud.com vultrobjects.com cloudfunctions.net azurefd.net azureedge.net
  trafficmanager.net free.nf wuaze.com kesug.com lovestoblog.com 66ghz.com 22web.org iceiy.com liveblog365.com totalh.net
  medianewsonline.com mypressonline.com mywebcommunity.org onlinewebshop.net scienceontheweb.net sportsontheweb.net
  mygamesonline.org getenjoyment.net ct8.pl serv00.net alwaysdata.net helioho.st coolpage.biz orgfree.com ueuo.com eu5.org
  6te.net freevar.com freeoda.com xtgem.com pe.hu 96.lt hostei.com comyr.com herobo.com net23.net site88.net netne.net
  comlu.com webuda.com hostoi.com site40.net site50.net site90.com host56.com netau.net vacau.com comeze.com freeiz.com
  freetzi.com zxq.net t35.com 110mb.com us.kg qzz.io dpdns.org dynv6.net dynv6.com servehttp.com serveftp.com
  serveblog.net servegame.com myftp.org myftp.biz myvnc.com redirectme.net bounceme.net gotdns.ch gotdns.com dyndns.org
  dnsalias.com homeip.net mywire.org accesscam.org dns.army dnset.com lflink.com ddnsfree.com ddnsgeek.com giize.com
  gleeze.com kozow.com loseyourip.com ooguy.com theworkpc.com casacam.net freeddns.org webredirect.org camdvr.org mooo.com
  chickenkiller.com crabdance.com strangled.net jumpingcrab.com ignorelist.com twilightparadox.com dynamic-dns.net ns01.us
  1dumb.com almostmy.com dumb1.com dns04.com dns05.com ddns.info ddns.us mrbasic.com onedumb.com onmypc.info sendsmtp.com
  serveuser.com sexidude.com toh.info vizvaz.com wikaba.com wwwhost.biz x24hr.com xxuz.com ygto.com youdontcare.com
  zzux.com 25u.com nsupdate.info spdns.de selfip.com blogdns.com vpndns.net dynu.net 2waky.com 3-a.net 3d-game.com 4dq.com
  4mydomain.com 4pu.com acmetoy.com americanunfinished.com authorizeddns.net authorizeddns.org authorizeddns.us b0tnet.com
  bigmoney.biz changeip.biz changeip.co changeip.name changeip.net changeip.org cleansite.biz cleansite.info cleansite.us
  compress.to ddns.mobi ddns.ms ddns.name dhcp.biz dns-dns.com dns-stuff.com dns1.us dns2.us dnsrd.com dsmtp.com
  dynamicdns.biz dynamicdns.co.uk dynamicdns.me.uk dynamicdns.org.uk dyndns.pro dynssl.com edns.biz epac.to esmtp.biz
  ezua.com faqserv.com fartit.com freetcp.com freewww.biz freewww.info ftp1.biz ftpserver.biz gettrials.com got-game.org
  gr8domain.biz gr8name.biz homingbeacon.net https443.net https443.org ikwb.com instanthq.com iownyour.biz iownyour.org
  isasecret.com itemdb.com itsaol.com jetos.com jkub.com jungleheart.com justdied.com lflinkup.com lflinkup.net
  lflinkup.org longmusic.com mefound.com misecure.com moneyhome.biz mrbonus.com mrface.com mrslove.com my03.com mydad.info
  myddns.com myftp.info myftp.name mylftv.com mymom.info mynetav.net mynetav.org mynumber.org mypicture.info mypop3.net
  mypop3.org mysecondarydns.com mywww.biz myz.info ninth.biz ns01.biz ns01.info ns02.biz ns02.info ns02.us ns1.name
  ns2.name ns3.name ocry.com onmypc.biz onmypc.net onmypc.org onmypc.us organiccrap.com otzo.com ourhobby.com
  pcanywhere.net port25.biz proxydns.com qhigh.com qpoe.com rebatesrule.net sellclassics.com serveusers.com sixth.biz
  squirly.info ssl443.org toythieves.com trickip.net trickip.org wha.la www1.biz wwwhost.us xxxy.biz xxxy.info
  yourtrap.com zyns.com viewdns.net freedynamicdns.net freedynamicdns.org us.to uk.to bot.nu info.tm h4ck.me evils.in
  my.to port0.org raspberryip.com soon.it t28.net biz.tm shop.tm undo.it homenet.org punked.us pii.at suroot.com
  minecraftnoob.com ydns.eu now-dns.top publicvm.com linkpc.net line.pm work.gd run.place daftpage.com tempisite.com
  keepo.io mixh.jp eth.ac websitepro.hosting mobirisesite.com atspace.cc hostfree.pw html-5.me is-best.net ihostfull.com
  likesyou.org xp3.biz zya.me website3.me websites.co.in mywebsites360.com super.site glideapp.io localhost.run lhr.life
  fleek.co fleek.cool infura-ipfs.io mypinata.cloud 4everland.io arweave.net ic0.app eth.link eth.limo usrfiles.com
  filesusr.com htmlcomponentservice.com xsph.ru swtest.ru justns.ru regruhosting.ru tmweb.ru tw1.ru bget.ru hop.ru
  weblium.site tonohost.com codeanyapp.com appdomain.cloud wcomhost.com runcloud.link temp-site.link temporary.link
  hyperphp.com my-free.website bero-webspace.de zap-webspace.com a2ip.ru umbler.net easywp.com tiiny.io online.pro
  site44.com dx.am somee.com getforge.io ferozo.com kissr.com burrow.io drv.tw webydo.com myftpupload.com webstarterz.com
  freewebhostmost.com wapka.website mmm.page webhostbox.net nitrado.hosting dyndns.dk simply-winspace.it
  websitetestlink.com itempurl.com sitebeat.site nxcli.net 8b.io siasky.net brizy.site ddnss.eu bitballoon.com
  w3spaces.com vot.pl 7m.pl dd-dns.de closte.com strato-hosting.eu odns.fr n0c.world 0fees.us mipropia.com persiangig.com
  ultimatefreehost.in netsolhost.com constantcontactsites.com orson.website servconfig.com sg-host.com bowwe-site.com
  editmysite.com mywebsitetransfer.com mystagingwebsite.com sitey.me my-online.store de.tl es.tl fr.gd it.gg square7.ch`.split(
    /\s+/,
  ),
  ...Array.from({ length: 33 }, (_, at) => `byethost${at + 1}.com`),
])

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
  bubbleapps.io softr.app glide.page ipfs.io dweb.link on-fleek.app 4everland.app translate.goog lovable.app
  edgeone.app deno.dev tiiny.site bolt.host wixstudio.io free.nf wuaze.com kesug.com dynv6.net servehttp.com myftp.org
  mywire.org accesscam.org ddnsfree.com ddnsgeek.com giize.com contaboserver.net myqcloud.com`.split(
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
