/** More hosts that stand in for another address, large and small, live and gone; from general knowledge, November 2026. */
export const MORE_LINK_SHORTENERS: readonly string[] =
  `0.gp 0rz.tw 0x.no 11url.com 12url.net 150.ws 1kw.nl 1link.club 1link.in 1pt.co 1url.com 1y.fr 2.gp 2.ly 2no.co 2tu.us
  2u.pw 3.ly 3c5.de 4.gp 4fun.tw 4h.fr 4ty.me 5z8.info 6url.ru 7.ly 7eer.net 7rm.ru 9nl.com 9qr.de a.gd ab.co abbrr.com
  abcurl.net abit.ly abr.ge acort.ar acorta.me acortalo.net acortaurl.com ad.vu adbull.org adfoc.us adj.st adlink.click
  adpayl.ink adrinolinks.in adshort.co adshrink.it adurl.es adyou.me airbridge.io aka.gr al.ly album.link alturl.com
  amzlink.to amzn.id anrdoezrs.net app.goo.gl ar.ly arst.ch artist.link atominik.com atu.ca author.to avantlink.com
  ay.link ay.live aylink.co aylink.info azc.cc b23.ru b2l.me b54.in backl.ink bacn.me band.link bc.vc bcool.bz bcvc.live
  bcvc.xyz beaconstac.com bestlink.id bfan.link bfy.tw biglnk.com birdurls.com bit.com.ar bit.do bit.id bit.ky bitl.to
  bitli.in bitly.gr bitly.is bitly.net.co bitly.ws bkite.com blap.net bloat.me bluemediafile.site bnc.lt bom.so
  booklinker.net books2read.com booo.st boost.ink boostme.link branch.link bravo.ly bsa.ly bst.gg bstlar.com budurl.com
  buly.kr buyth.at bxl.me by.com.vn byvn.net c8.cx canurl.com capl.ink ccj.im ceesty.com cety.app chilp.it chilp.net
  chzb.gr ckk.ai cl.lk clck.it cli.gs cliccami.info clickmeter.com clicksfly.com clicksfly.me clicky.me clk.asia clk.im
  clk.ink clk.sh clkmein.com cllkme.com clop.in corneey.com cort.as corta.com corta.link cpmlink.net cpmlink.pro crks.me
  ctvr.us cur.lv cut-urls.com cutearn.net cutin.it cutit.org cutlink.in cutly.io cutpaid.com cutt.eu cutt.fr cutt.it
  cutt.us cuturl.cc cuturl.in cutwin.com cuty.io cutyurls.com d8ng.me dai.ly dalink.in decenturl.com deeplink.rest
  destyy.com dfl8.me digbig.com direct-link.net distrokid.com dld.bz do.my doiop.com dokl.ink dopen.us dpbolvw.net
  droplink.co dub.co dub.link dutchycorp.ovh dutchycorp.space dwz.cn dwz.date dwz.lc dwz.mk dwz.win dyn.li dyo.gs e.lt
  earnlinks.in earnow.online easyurl.net ebx.sh eepurl.com ej.uz elink.io encr.pw encurta.ai encurta.eu encurta.link
  encurta.net evyy.net eweri.com ewerl.com exe-links.com exe.app exe.io exego.app exey.io ez.wtf ez4short.com ezl.ink
  ezlinks.net ezstat.ru ezurl.cc fa.by fanlink.to fanlink.tv fave.co fc-lc.com fc-lc.xyz fc.lc feature.fm festyy.com
  ffm.bio ffm.to filoops.info fire.to firsturl.de firsturl.net flow.page flowcode.com flowto.it flq.us fly2.ws fon.gs
  found.ee frama.link freak.to free.ly fuck.ly fur.ly fuseurl.com fuzzy.to fwd4.me fwib.net fyi.to gate.fm gdurl.net
  gee.su geni.us genius.link gestyy.com getbook.at gg.id ggle.io git.io gl.am go.link go2.me go2l.ink goo-gl.me goo.by
  goo.es goo.gs goo.lu goo.lv goo.su goolnk.com goshrink.com gowat.ch gplinks.co gplinks.com gplinks.in grabify.link
  gri.ms gurl.es gyazo.nl han.gl hec.su heli.ws hex.io hide.my hiderefer.com hit.my hitq.cc hive.co hk.st hoo.gl href.li
  hrefshort.net hsblinks.com ht.ly htxt.it hub.am hubs.la hubs.li hubs.ly huit.re hurl.me hurl.ws hyp.li hypeddit.com
  hyperfollow.com hyperurl.co hypr.ink i8.ae ib.tc icit.fr icutit.ca icutlink.com id.tl idn.link idsly.com ikr.me
  ilnk.io ilnk.me in.mt indianshortner.in ini.st inshorturl.com intip.in inx.lv ipgrabber.ru ipgraber.ru iplis.ru
  iplogger.cn iplogger.co iplogger.com iplogger.info iplogger.org iplogger.ru is.hk iscool.net it2.in ity.im ix.lt j.gs
  jdem.cz jdoqocy.com jijr.com jotfor.ms jpeg.ly jumpto.link kisa.ch kl.am klck.me kli.gs ko.gl kochava.link kol.ink
  kort.nl kort.no korta.nu korter.link kortlink.dk kortly.nl kqzyfj.com krunchd.com krz.ch krz.li kuerzer.de kurl.ru
  kurz.bz kurze.link kurzelinks.de kurzurl.net kutt.to l1nk.dev l1nq.com l8.nu l9k.net lc-s.co lc.chat lc.cx
  letsboost.net lien.ink lien.li lihi.cc lihi.io lihi.link lihi.vip lihi1.cc lihi1.com lihi2.cc lihi3.cc liip.to
  liketk.it liltext.com lin.cr link-center.net link-hub.net link-target.net link-to.net link.do link.ly link.sa link.tl
  link.tl.nl link.zip link1s.com linkbucks.com linkd.pl linke.to linkee.com linkfire.com linkjust.com linkly.cc
  linklyhq.com linkon.id linkpays.in linkqr.app linkr.bio.to linkr.id linkrex.net linkshrink.net linkslice.io linksly.co
  linksplit.io linkspy.cc linksynergy.com linktl.com linkto.im linktr.to linkvertise.com linkvertise.net linq.com
  liurl.cn lksfy.com ll.lv llk.dk ln-s.net ln-s.ru ln.is ln.run lnk.gd lnk.hk lnk.in lnk.ink lnk.ly lnk.sk lnk.to lnk.vn
  lnkd.in.co lnkfi.re lnkiy.com lnkiy.in lnnk.in lnq.me loopt.us loot-link.com loot-links.com lootdest.com lootdest.org
  lootlabs.gg lootlinks.co lru.jp lstu.fr lt.tl lu.to lurl.cc lurl.me lurl.no m1p.fr maac.io magic.ly maper.info maps.sh
  mboost.me mdisk.me mdsk.link me2.do me2.kr megalink.pro megalinks.info megaurl.in met.bz metamark.net microurl.it
  migre.me minify.link minilien.com miniurl.com minu.me minurl.fr mitly.us mke.me mmb.link mobilelink.id moby.to
  moourl.com mrte.ch mtr.cool mub.me murl.kz mvp.link mwork.link my.link mybook.to myloc.me myppt.cc myurl.in myurl.li
  n.pr narrativ.com naver.me nn.nf not.my notlong.com nq.st nsfw.in nulnk.lt nutshellurl.com nxy.in o-x.fr o.ly oc1.us
  odesli.co oe.cd ojrq.net ok.me oke.io okok.fo om.ly omegalinks.in omf.gd omoikane.net onepagelink.in onerpm.link
  onion.ly onl.li opn.to orcd.co ouo.press ouo.today owl.ly owllink.net oxyz.info p.ly p.pw p1r.es p8g.tw parky.tv
  partlink.co past.is payskip.org paywith.link pd.am pdh.co pdisk.link ph.dog ph.ly pic.gd picz.us piko.me ping.fm
  piurl.com pl.vc plnk.to plots.fr plu.sh pmt.link pnt.me po.st poprl.com post.ly posted.at pp.gg ppt.cc ppt.li
  presave.io prettylinkpro.com prf.hn profile.to pros.is psbe.co pse.is psee.io psee.link psty.io ptab.it ptiturl.com
  puke.it push.fm pxf.io pxlme.me q-r.to q.gs qbn.ru qicute.com qksrv.net qlnk.io qlnk.net qoiob.com qps.ru qr-codes.io
  qr.codes qr.link qr.net qr.page qr1.be qrcode.link qrcodes.pro qrd.by qrfy.com qrfy.io qrs.ly qrto.org qte.me qu.tc
  qwe.link qy.fi r.im r.im.co rb.gd rb6.me readthis.ca reallytinyurl.com rebrandly.com redir.ec redirectingat.com
  redirects.ca redirx.com redu.it ref.so rekonise.com relink.fr retwt.me reurl.cc reurl.kr ri.ms rickroll.it rinku.me
  rinku.pro risu.io riz.cz riz.gd rlu.ru rocklink.in rocklinks.net rotf.lol rplg.co rr.tw rstyle.me rt.nu ru.ly
  rubyurl.com rurl.org rww.tw s-url.fr s.coop s.ee s.jp s.no s4c.in s7y.us saf.li safe.mn safelinkconverter.com
  safelinku.com saite.lv sameurl.com scan.page scanned.page screenshare.pics scrnch.me sdut.us semawur.com seo.link
  seolinks.in sfl.gl sh.st shar.es shareasale.com sharetabs.com shareus.in shareus.io shim.net shink.in shink.me shl.pw
  shln.me shop-links.co shopmy.us shopstyle.it shor.by shorby.com shorl.com short-url.link short.cm short.ie short.im
  short.link short.ly short.pe short.to short2fly.xyz short2win.com shortcm.li shorte.st shortearn.eu shorten.is
  shorten.so shorten.tv shorten.world shortest.link shortlink.link shortlinks.co.uk shortna.me shorturl.ac shorturl.com
  shorturl.es shorturl.fm shorturl.gg shorturl.me shorturl.pl shortzon.com shout.to show.co show.my shr.gr shr2.link
  shrib.link shrinke.me shrinke.us shrinkearn.com shrinkforearn.in shrinkify.com shrinkme.io shrinkme.org shrinkr.com
  shrsl.com shrt.fr shrt.li shrt.st shrt.us shrt.ws shrten.com shrtfly.com shrtfly.net shrtnd.com shrunkin.com shy.si
  sigly.link simurl.com singular.link sjv.io skr.at sl.gr slate.me sli.su slki.ru slnk.me sly.by smallr.com
  smallshorts.com smart.bio smart.link smarte.link smarturl.link smarturl.net smoner.com smsh.me smurl.name sn.im sn.rs
  sng.link snip.li snipli.com sniply.io snipr.com snipurl.com snurl.com social-unlock.com socialwolvez.com solarurl.com
  song.link soo.hk sp2.ro spedr.com spr.ly sprl.in sprou.tt sq6.ru sqrl.it srnk.net srs.li starturl.com stfly.me
  stfly.xyz sturly.com su.pr su0.ru sub1s.com sub2get.com sub2unlock.com sub2unlock.net sub4unlock.com sub4unlock.io
  suo.im suo.nz sur.ly surl.cc surl.co.uk surl.hu surl.lu surl.me t-do.ru t.cm t.cn t.hk t.lh.com t1p.de t2m.io
  t2mio.com ta.gd tbd.ly tei.ai tele.click tele.gg telegra.link telegram.dog tg.link tg.pe tgclick.com tglink.io tgr.me
  tgr.ph thattech.link tighturl.com tii.ai tii.la tini.to tiniuri.com tiny.id tiny.ie tiny.lv tiny.ly tiny.pl tiny.tw
  tiny1.click tinyarro.ws tinylink.in tinylink.net tinylink.onl tinypl.us tinytw.it tinyu.me tinyuri.ca tinyurl.fr
  tinyurl.gr tinyurl.hu tinyurl.is tinyurl.mobi tinyurl.ph tinyurl.vn tkqlhce.com tl.gd tldr.ly tlgg.ru tlgo.ru tlnk.io
  tmearn.com tmi.me tnij.org tnlink.in tny.im tny.no tny.so to.ly to8.cc togoto.us toneden.io totc.us toysr.us tpm.ly
  tr.im tr.link tr.my tra.kz traceurl.com tradedoubler.com trck.me trib.al trim.li trumpai.lt trunc.it try2link.com
  ttttt.me turl.ca turo.us tw.link tweez.me twhub.com twirl.at twitclicks.com twitterurl.net twiturl.de twurl.cc
  twurl.nl tx.me u.nu u.nu.se u.pw u76.org ub0.cc uii.io ulu.lu unfake.it unl.li unlocknow.net untiny.me up-to-down.net
  updating.me uptolink.one upzat.com uqr.me uqr.to ur1.ca url.az url.bio url.co.uk url.cool url.ie url.kr url.lt url.rw
  url360.me url4.eu url6.de urlbam.com urlborg.com urlbrief.com urlcorta.es urlcover.com urlcut.com urlday.cc
  urldefender.co urlenco.de urlgeni.us urlhawk.com urli.ai urli.nl urlin.it urlis.net urlkiss.com urlr.de urlr.me
  urls.fr urls.im urls.my urlshort.app urlshortx.com urlsopen.com urlss.fr urltea.com urlu.ms urlvi.be urlx.ie urlx.org
  urly.co urly.it urlz.nl urlzen.com use.my ussl.link utm.guru utm.io utm.to uz.ms v.ht v5.gd va.mu vb.ly vbly.us
  verd.in verkorten.nl vgn.am vgn.me vi.ly viewbook.at viglink.com viid.me viigo.im virl.com virl.ws vk.cc vk.sv vke.sx
  vl.am vm.lc vn.link vn.ly vo.la vplink.in vsemte.ch vurl.bz vurl.com vvd.bz vzturl.com w3t.org w55.de wa.link waa.ai
  wapurl.co.uk wb1.eu web99.eu wed.li wee.so wicr.me wipi.es wl.gl work.ink workink.net ws.link wu.cz x.co x.ee x.nu
  x.vu xaddr.com xav.cc xeeurl.com xgd.in xib.me xl8.eu xoe.cz xpr.li xpshort.com xr.com xrl.in xrl.us xua.me xub.me
  xurl.es xurl.jp xurls.co xxsurl.de xy2.eu xzb.cc yagoa.fr yagoa.me yatuc.com yau.sh ye.pe yeca.eu yect.com yep.it
  yfrog.ly yhp.li yip.su yiyd.com yo.fr yourls.org yt.vu ytsubme.com yuarel.com z.pe z0p.de za.gl za.uy zapit.nu zee.gl
  zeek.ir zi.ma zi.mu zi.pe zipmyurl.com zlw.re zpr.io zrr.kr zs.ma zubb.it zud.me zurl.io zurl.ws zws.im zxc.li zya.me
  zyva.org zz.gd zzang.kr zzb.bz`.split(/\s+/)
