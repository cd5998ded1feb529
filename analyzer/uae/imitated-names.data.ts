/** Names that phishing pages of the world carry, beside those of `NAMES_ABROAD`; from general knowledge, November 2026. */
export const IMITATED_NAMES: readonly string[] =
  `metamask trustwallet exodus pancakeswap phantom solana coinspot bitfinex bybit okx paxful localbitcoin steam csgo
  roblox fortnite garena pubg freefire tiktok snapchat linkedin onlyfans jppost sagawa kuroneko smbc mufg docomo
  softbank rakuten mercari aeon postfinance raiffeisen ubs swisscom bluewin zkb vipps bankid nordea swedbank danske
  skatteverket posten postnord dpd inpost allegro olx mbank pkobp orange-bank boursorama caisse-epargne ameli impots
  laposte chronopost colissimo netbank hmrc dvla evri lloyd natwest tsb nationwide monzo centrelink mygov commonwealth
  anz westpac auspost telstra optus usps irs ezpass sunpass verizon att tmobile xfinity comcast spectrum citizens
  regions suntrust truist usbank citibank discover navyfed penfed onlinesbi hdfc icici paytm phonepe bradesco itau
  santander bbva bancolombia mercadolivre magazineluiza americanas interbank bcp correos movistar office365 onedrive
  sharepoint outlook owa webmail zimbra roundcube cpanel docusign adobe dropbox wetransfer excel netflix disney spotify
  amazon paypal apple icloud itunes appleid whatsapp telegram facebook instagram messenger microsoft google gmail yahoo
  aol coinbase binance kraken blockchain ledger trezor opensea uniswap walletconnect capitalone tdbank rbcroyalbank
  scotiabank desjardins tangerine interac virginmoney starlingbank revolut rabobank abnamro belfius bnpparibas
  creditmutuel creditagricole banquepostale labanquepostale societegenerale caissedepargne credit-agricole antai amendes
  volksbank commerzbank comdirect targobank bankaustria erstebank unicredit intesasanpaolo intesa postepay posteitaliane
  bper fineco caixabank bankia sabadell openbank ruralvia kutxabank abanca ibercaja millenniumbcp novobanco montepio
  mbway danskebank handelsbanken bancodobrasil nubank mercadopago picpay pagseguro davivienda nequi daviplata banorte
  banamex bancoestado banconacional mizuho jpbank hdfcbank icicibank axisbank kotak yono indusind maybank cimb ocbc posb
  vietcombank techcombank landbank unionbank gcash paymaya krungthai kasikorn absa nedbank capitec standardbank gtbank
  zenithbank firstbank mpesa dhlexpress royalmail hermes postnl bpost seur mrw ctt mondialrelay mondial-relay
  deutschepost oesterreichischepost pochta novaposhta packeta zasilkovna magyarposta anpost canadapost purolator
  startrack linkt nzpost ninjavan poslaju yamato japanpost chinapost sfexpress hongkongpost indiapost bluedart delhivery
  aramex smsa naqel qpost omanpost gls parcelforce uspost fastrak txtag peachpass tollroads etoll ezdrive nysdot dmv
  medicare stimulus hmrc-gov tvlicensing servicecanada canadarevenue impots-gouv francetravail cpam vitale
  belastingdienst digid mijnoverheid itsme myminfin elster bundesfinanz finanzamt agenziaentrate inps agenciatributaria
  seguridadsocial mitid nemid altinn govuk socialsecurity usagov kucoin gateio huobi mexc bitget gemini bitstamp upbit
  bithumb ledgerlive electrum myetherwallet solflare keplr rabby coinlist sushiswap curvefi eigenlayer layerzero zksync
  starknet arbitrum polygon avalanche magiceden rarible axieinfinity pudgypenguins boredape bayc dappradar etherscan
  raydium stargate hyperliquid pendle bscscan safepal imtoken tokenpocket bitpay moonpay cryptocom blockfi celsius
  metabusiness businesssuite facebookads instagramverify threads steamcommunity steampowered epicgames valorant
  pubgmobile robux vbucks disneyplus primevideo hbomax paramountplus youtube twitch netflixcom wordpress microsoftonline
  microsoft365 adobesign zoom webex plesk godaddy ionos strato ovhcloud hostinger namecheap mailchimp quickbooks intuit
  xero okta github gitlab protonmail mailbox webmailer horde rackspace mimecast aruba vodafone bouygues freemobile
  talktalk virginmedia rogers telus videotron sunrise proximus telenet ziggo telia telenor claro fastweb kddi airtel
  lebara walmart costco bestbuy homedepot kohls macys nordstrom shein temu aliexpress vinted depop leboncoin wallapop
  subito kleinanzeigen marktplaats 2dehands blocket gumtree kijiji craigslist mercadolibre magalu casasbahia shopee
  lazada tokopedia flipkart meesho rozetka adidas puma reebok newbalance asics salomon skechers birkenstock converse
  timberland drmartens louboutin gucci prada chanel louisvuitton dior balenciaga moncler canadagoose northface patagonia
  arcteryx carhartt ralphlauren tommyhilfiger calvinklein lacoste hugoboss michaelkors longchamp rayban oakley pandora
  swarovski lululemon gymshark fabletics victoriassecret dyson vitamix kitchenaid makita dewalt milwaukee traeger airbnb
  expedia agoda tripadvisor ryanair easyjet qatarairways`.split(/\s+/)

/** More of them, which count only where one stands whole between hyphens. */
export const MORE_IMITATED_NAMES: readonly string[] =
  `o365 hotmail skype xbox gdrive googledrive googleplay findmy findmyiphone metaverified twitter reddit pinterest tinder
  steamcomunity minecraft playstation nintendo riotgames leagueoflegends blizzard battlenet faceit amazonprime venmo
  zelle zellepay cashapp westernunion moneygram transferwise payoneer skrill klarna afterpay paysafecard paysafe
  neteller cloudflare salesforce bitpanda bitvavo bitmart okex coincheck bitflyer indodax bitso atomicwallet tronlink
  1inch polygonscan dexscreener dextools coinmarketcap coingecko aave curvefinance makerdao cardano dydx gmxio pumpfun
  boredapeyachtclub mtgox worldcoin etoro plus500 schwab charlesschwab etrade jpmorgan jpmorganchase bofa pncbank
  citizensbank keybank fifththird 53bank mtbank mandtbank navyfederal nfcu usaa becu americanexpress amex mastercard
  synchrony royalbank bmobank cibc simplii barclaycard lloydsbank tsbbank firstdirect bankofireland boi365 aibbank
  alliedirish permanenttsb commonwealthbank anzbank nabbank stgeorgebank bendigobank suncorp asbbank kiwibank vrbank
  deutschebank consorsbank hypovereinsbank ingdiba dkbbank n26bank bawag ubsbank creditsuisse swisspass twint serafe
  ingbank snsbank asnbank bunq kbcbank crelan tikkie caissepargne banquepopulaire boursobank fortuneo hellobank lclbank
  lacaixa bankinter unicaja cajamar bizum wizink caixageral bancoposta bancobpm montepaschi bancamps finecobank
  bperbanca widiba mediolanum jyskebank sparebank1 sparebank dnbbank mobilepay opbank ipko aliorbank millenniumbank csob
  ceskasporitelna komercnibanka otpbank bancatransilvania dskbank alphabank eurobank garanti garantibbva akbank isbank
  isbankasi yapikredi vakifbank halkbank papara sahibinden trendyol hepsiburada edevlet sberbank tinkoff gosuslugi avito
  wildberries yandex vkontakte mailru privatbank privat24 monobank oschadbank caixaeconomica caixatem pagbank serasa
  correios detran receitafederal livelo bancogalicia citibanamex bancoazteca coppel banreservas capitecbank fnbbank
  takealot firstbanknigeria jumia safaricom sbibank yonosbi sbicard kotakbank pnbbank bharatpe jiomart reliancejio
  aadhaar uidai parivahan echallan bajajfinserv irctc easypaisa jazzcash meezanbank pakistanpost pakpost bkash maybank2u
  cimbclicks publicbank pbebank touchngo tngewallet posmalaysia dbsbank posbank uobbank singpass singtel carousell
  bcabank klikbca brimo bankbri gojek gopay danakaget landbankph metrobank bdobank unionbankph bpionline kasikornbank
  kbank bangkokbank thailandpost sacombank momovn hangseng bochk taobao alipay wechat smbccard mufgcard mizuhobank
  saisoncard jcbcard myjcb aeoncard aeonbank orico viewcard etcmeisai kuronekoyamato paypay rakutencard sbisec coupang
  cjlogistics uspspost dhlparcel dhlpaket upsdelivery upsparcel dpdlocal dpdparcel postescanada australiapost linktoll
  relaiscolis mrwenvio cttexpress cttcorreios bartolini diepost osterreichischepost postat postenno pocztapolska
  ceskaposta omniva speedpost skroutz eltacourier postaromana fancourier israelpost correosdemexico correosargentina
  correoargentino serpost 472colombia postcourier cainiao ezdrivema thetollroads illinoistollway dartcharge nhsuk
  tvlicence irsgov uscis studentaid idme cragov atogov medicareau servicesaustralia amendesgouv critair
  moncompteformation franceconnect caffr finanzonline dgtmulta skattestyrelsen borgerdk revenueie sarsefiling
  myfinanceministry portaldasfinancas simplepass simit attnet myatt o2online o2uk eemobile threemobile bouyguestelecom
  sfrfr sfrmail telmex telcel arubapec tiscali virgilio freenet tonline webde gmxnet primevideos dazn canalplus
  crunchyroll mcafee geeksquad avast lowes targetgift dollargeneral ikea lidl tesco asda carrefour decathlon leroymerlin
  mediamarkt zalando milanuncios willhaben finnno olxpl facebookmarketplace bolcom blablacar hokaoneone hoka vansshoes
  underarmour thenorthface columbiasportswear tiffanyco rolex cartier coachoutlet katespade superdry fjallraven uggboots
  desigual mangooutlet primark sephora stanleycup stanley1913 yeticoolers hydroflask milwaukeetool ninjakitchen
  sharkninja funko pokemon samsung huawei xiaomi bookingcom trivago skyscanner britishairways lufthansa airfrance
  deltaairlines americanairlines southwestairlines qantas singaporeair singaporeairlines turkishairlines aircanada
  ticketmaster stubhub doordash hellofresh mcdonalds starbucks cocacola cadbury shellfuel edfenergy engie enedis
  octopusenergy britishgas endesa iberdrola enelenergia unicef redcross gofundme interpol europol spacex openai chatgpt
  midjourney deepseek anthropic emiratespost emiratesnbd enbd emiratesislamic firstabudhabibank bankfab fabbank adcb
  adibbank abudhabiislamicbank dubaiislamicbank dibbank mashreq mashreqbank mashreqneo rakbank commercialbankofdubai
  cbdbank sharjahislamicbank ajmanbank etisalat eandae eanduae dutelecom myduae sewagov dubaipolice abudhabipolice
  adpolice rtadubai dubairta parkindubai darbtoll uaepass icpuae icpgov smartservicesicp gdrfa gdrfad mohre mohap moiuae
  federaltaxauthority emaratax ejari dubailand dubaicustoms tammabudhabi noonuae noonshop dubizzle bayut propertyfinder
  talabat deliveroo careem luluhypermarket sharafdg emaar damac damacproperties nakheel flydubai airarabia adnoc enoc
  dpworld expocity expo2020dubai globalvillage burjkhalifa dubaidutyfree bigticket emiratesdraw mahzooz luluexchange
  botim tabbyae tamarapay vfsglobal naukrigulf baytjobs gulftalent absher nafath tawakkalna najmsa saudipost splonline
  smsaexpress naqelexpress alrajhi alrajhibank riyadbank alinma alinmabank stcpay stcbank mobily zainksa aramco
  saudiaramco saudia saudiaairlines flynas jarir jarirbookstore extrastores haraj opensooq qatarpost qnbbank metrash
  metrash2 ooredoo dohabank hukoomi sahelkw nbkbank kuwaitfinancehouse kfhonline boubyan boubyanbank knetpay bahrainpost
  benefitpay batelco bankmuscat omantel egyptpost instapay instapayeg vodafonecash fawry cibeg jordanpost arabbank
  libanpost attijari attijariwafa maroctelecom wisetransfer`.split(/\s+/)
