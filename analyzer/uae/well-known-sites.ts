const SEARCH_AND_SOCIAL = `
  bing.com yahoo.com duckduckgo.com baidu.com yandex.com reddit.com pinterest.com quora.com
  discord.com signal.org viber.com wechat.com imo.im threads.net bsky.app twitch.tv
  vimeo.com dailymotion.com flickr.com imgur.com clubhouse.com bumble.com tinder.com hinge.co muzz.com
`

const SOFTWARE_AND_WORK = `
  github.com gitlab.com bitbucket.org stackoverflow.com stackexchange.com npmjs.com pypi.org docker.com
  mozilla.org firefox.com opera.com brave.com cloudflare.com digitalocean.com oracle.com ibm.com intel.com
  amd.com nvidia.com dell.com hp.com lenovo.com asus.com acer.com samsung.com huawei.com mi.com oppo.com
  vivo.com oneplus.com honor.com sony.com lg.com canon.com logitech.com cisco.com vmware.com sap.com
  salesforce.com hubspot.com zoho.com atlassian.com trello.com asana.com monday.com slack.com notion.com
  figma.com canva.com grammarly.com deepl.com anthropic.com claude.ai perplexity.ai huggingface.co box.com
  evernote.com lastpass.com 1password.com bitwarden.com kaspersky.com avast.com bitdefender.com
  malwarebytes.com virustotal.com godaddy.com namecheap.com speedtest.net wetransfer.com mailchimp.com
  surveymonkey.com eventbrite.com meetup.com doodle.com calendly.com xerox.com freshworks.com odoo.com
`

const REFERENCE_AND_LEARNING = `
  wikipedia.org wikimedia.org wiktionary.org archive.org britannica.com merriam-webster.com dictionary.com
  almaany.com coursera.org edx.org udemy.com khanacademy.org duolingo.com ted.com udacity.com futurelearn.com
  nature.com science.org sciencedirect.com springer.com researchgate.net academia.edu ieee.org arxiv.org
  goodreads.com scribd.com imdb.com weather.com accuweather.com timeanddate.com xe.com islamicfinder.org
  quran.com sunnah.com aladhan.com who.int un.org unicef.org unhcr.org redcross.org icrc.org worldbank.org
  imf.org interpol.int europa.eu ilo.org msf.org savethechildren.org
`

const UNIVERSITIES = `
  uaeu.ac.ae zu.ac.ae hct.ac.ae ku.ac.ae aus.edu sharjah.ac.ae nyu.edu sorbonne.ae adu.ac.ae ud.ac.ae
  aud.edu ajman.ac.ae buid.ac.ae mbzuai.ac.ae aurak.ac.ae uowdubai.ac.ae aau.ac.ae
  cud.ac.ae gmu.ac.ae hbmsu.ac.ae mbru.ac.ae skylineuniversity.ac.ae amityuniversity.ae rit.edu hw.ac.uk bham.ac.uk mdx.ac.ae bits-pilani.ac.in
  harvard.edu mit.edu stanford.edu ox.ac.uk cam.ac.uk ucl.ac.uk imperial.ac.uk lse.ac.uk ed.ac.uk
  utoronto.ca nus.edu.sg aub.edu.lb aucegypt.edu cbse.gov.in ets.org ielts.org britishcouncil.org
`

/** Bodies, free zones, ports and hospitals of the UAE that have their site outside gov.ae. */
const UAE_BODIES = `
  evg.ae dmcc.ae jafza.ae dafz.ae dafza.ae dsoa.ae dubaisouth.ae rakez.com saif-zone.com hfza.ae
  kezadgroup.com masdar.ae twofour54.com ifza.com meydanfz.ae shams.ae dwtc.com
  dpworld.com adports.ae adportsgroup.com zayedinternationalairport.ae dubaitaxi.ae beeah.ae
  purehealth.ae clevelandclinicabudhabi.ae dubaihealth.ae thiqa.ae emiratesauction.com
`

const NEWS = `
  gulfnews.com khaleejtimes.com thenationalnews.com wam.ae emirates247.com arabianbusiness.com zawya.com
  timeoutdubai.com timeoutabudhabi.com whatson.ae lovin.co albayan.ae alkhaleej.ae emaratalyoum.com
  aletihad.ae 24.ae skynewsarabia.com alarabiya.net aljazeera.com aljazeera.net asharqbusiness.com
  aawsat.com mbc.net osn.com shahid.net dubaieye1038.com virginradiodubai.com mediaoffice.ae
  arabnews.com saudigazette.com.sa okaz.com.sa timesofoman.com gulf-times.com thepeninsulaqatar.com
  kuwaittimes.com arabtimesonline.com gdnonline.com bbc.com bbc.co.uk cnn.com reuters.com apnews.com
  bloomberg.com ft.com wsj.com nytimes.com washingtonpost.com theguardian.com economist.com cnbc.com
  forbes.com businessinsider.com time.com dw.com france24.com timesofindia.com indiatimes.com ndtv.com
  thehindu.com hindustantimes.com dawn.com geo.tv tribune.com.pk inquirer.net rappler.com gmanetwork.com
  filipinotimes.net ahram.org.eg youm7.com almasryalyoum.com manoramaonline.com mathrubhumi.com
`

const MONEY_ABROAD = `
  upstox.com uptx.to yesbank.in sihub.in
  ahliunited.com
  deutsche-bank.de societegenerale.com ubs.com n26.com stripe.com
  payoneer.com skrill.com neteller.com worldremit.com xoom.com razorpay.com
  dfm.ae adx.ae nasdaqdubai.com tradingview.com investing.com nasdaq.com nyse.com morningstar.com
  coinmarketcap.com coingecko.com kraken.com kucoin.com gemini.com bitcoin.org ethereum.org tether.to
  interactivebrokers.com saxobank.com
`

const TRAVEL = `
  qatarairways.com saudia.com flynas.com flyadeal.com gulfair.com omanair.com salamair.com kuwaitairways.com
  jazeeraairways.com egyptair.com rj.com mea.com.lb turkishairlines.com britishairways.com lufthansa.com
  airfrance.com klm.com singaporeair.com cathaypacific.com airindia.com goindigo.in spicejet.com piac.com.pk
  philippineairlines.com cebupacificair.com srilankan.com wizzair.com ryanair.com easyjet.com virginatlantic.com
  united.com delta.com aa.com qantas.com ethiopianairlines.com kenya-airways.com
  sharjahairport.ae etihadrail.ae expedia.com agoda.com hotels.com tripadvisor.com kayak.com
  skyscanner.com skyscanner.ae trivago.com makemytrip.com cleartrip.ae musafir.com wego.com almosafer.com
  marriott.com hilton.com accor.com hyatt.com ihg.com jumeirah.com rotana.com vfsglobal.com
  blsinternational.com nusuk.sa visitabudhabi.ae atlantis.com bolt.eu enoc.com hertz.com
`

const SHOPPING = `
  alibaba.com target.com bestbuy.com etsy.com asos.com zara.com hm.com next.ae
  nike.com adidas.com puma.com decathlon.ae uniqlo.com mango.com sephora.ae boots.com iherb.com
  ounass.ae mumzworld.com firstcry.ae virginmegastore.ae jarir.com centrepointstores.com maxfashion.com
  homecentre.com homebox.ae danubehome.com panemirates.com aceuae.com spinneys.com waitrose.ae choithrams.com
  kibsons.com barakat.com lifepharmacy.com binsina.ae damasjewellery.com malabargoldanddiamonds.com
  joyalukkas.com tanishq.ae levelshoes.com farfetch.com net-a-porter.com bloomingdales.ae
  emaxme.com eros.ae plugins.ae microless.com dubicars.com yallamotor.com autotrader.ae carswitch.com
  houza.com allsoppandallsopp.com bhomes.com binghatti.com azizidevelopments.com danubeproperties.com
  sobharealty.com meraas.com theentertainerme.com groupon.ae cobone.com zomato.com kfc.com mcdonalds.com
  starbucks.com dominos.ae pizzahut.ae papajohns.ae voxcinemas.com reelcinemas.com novocinemas.com
  ticketmaster.ae coca-cola-arena.com dubaiopera.com dubaiparksandresorts.com ferrariworldabudhabi.com
  justlife.com servicemarket.com urbancompany.com
`

/** Short addresses that only their owner can make, and that lead to its own site. */
const OWN_SHORT = `
  spotify.link app.google a.co amzn.to amzn.eu amzn.in redd.it fb.watch fb.me msft.it aka.ms
  apple.co g.co goo.gle ebay.us ebay.to youtu.be pin.it flic.kr nyti.ms wapo.st bbc.in
  cnn.it reut.rs etsy.me adobe.ly oreil.ly nflx.it spoti.fi db.tt wp.me cnb.cx
`

const PLAY = `
  disneyplus.com primevideo.com hbomax.com starzplay.com anghami.com soundcloud.com deezer.com audible.com
  playstation.com nintendo.com epicgames.com roblox.com minecraft.net ea.com ubisoft.com riotgames.com
  pubgmobile.com fifa.com uefa.com espn.com espncricinfo.com cricbuzz.com beinsports.com chess.com
`

/**
 * Registrable domains of ordinary, well-known sites that are not a brand of this list: a link there is no sign of a
 * scam in itself. As of November 2026, from general knowledge of what UAE residents visit. Sites where anyone may
 * publish a page under the site's own name are kept out (see `FREE_HOSTING`).
 */
export const WELL_KNOWN_SITES: ReadonlySet<string> = new Set(
  [
    SEARCH_AND_SOCIAL,
    SOFTWARE_AND_WORK,
    REFERENCE_AND_LEARNING,
    UNIVERSITIES,
    UAE_BODIES,
    NEWS,
    MONEY_ABROAD,
    TRAVEL,
    SHOPPING,
    PLAY,
    OWN_SHORT,
  ].flatMap((group) => group.trim().split(/\s+/)),
)
