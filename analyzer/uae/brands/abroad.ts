import type { Brand, Sector } from '../types.ts'

/**
 * One line each: id | name | in Arabic letters | official domains | other names | names that are also everyday words. Domains are
 * those that the organisations publish, by Wikidata's official web sites and public knowledge, as of November 2026.
 */
const LINES: Readonly<Partial<Record<Sector, string>>> = {
  bank: `
    hdfc-bank | HDFC Bank | بنك إتش دي إف سي | hdfcbank.com hdfcbank.net hdfc.bank.in hdfcbk.io | hdfc |
    state-bank-of-india | State Bank of India | بنك الدولة الهندي | sbi.co.in onlinesbi.sbi sbi.bank.in sbicard.com | sbi card, yono sbi, sbi bank, sbi yono | SBI
    icici-bank | ICICI Bank | بنك آي سي آي سي آي | icicibank.com icici.bank.in | icici |
    axis-bank | Axis Bank | بنك أكسيس | axisbank.com axisbank.co.in axis.bank.in axbk.in | |
    kotak-mahindra | Kotak Mahindra Bank | بنك كوتاك ماهيندرا | kotak.com kotak.bank.in kmbl.in | kotak bank, kotak |
    punjab-national-bank | Punjab National Bank | بنك البنجاب الوطني | pnbindia.in netpnb.com pnb.bank.in | | PNB
    bank-of-baroda | Bank of Baroda | بنك بارودا | bankofbaroda.in bankofbaroda.com bankofbaroda.co.in bankofbaroda.bank.in bankofbarodauae.ae | |
    canara-bank | Canara Bank | بنك كانارا | canarabank.com canarabank.in canarabank.bank.in | |
    federal-bank | Federal Bank India | بنك فيدرال الهندي | federalbank.co.in federal.bank.in | | Federal Bank
    idfc-first | IDFC First Bank | بنك آي دي إف سي فيرست | idfcfirstbank.com idfcfir.st idfcfr.in idfcfirst.bank.in | idfc first |
    habib-bank | Habib Bank | بنك حبيب | hbl.com | habib bank limited | HBL
    united-bank-pakistan | United Bank Limited | بنك يونايتد المحدود | ubldigital.com ubldirect.com | ubl bank, ubl digital | UBL
    mcb-pakistan | MCB Bank | بنك إم سي بي | mcb.com.pk | |
    meezan-bank | Meezan Bank | بنك ميزان | meezanbank.com | |
    bank-alfalah | Bank Alfalah | بنك الفلاح | bankalfalah.com | |
    bdo | BDO Unibank | بنك بي دي أو | bdo.com.ph | bdo online, bdo bank | BDO
    bpi | Bank of the Philippine Islands | بنك جزر الفلبين | bpi.com.ph | bpi bank, bpi online | BPI
    metrobank-philippines | Metrobank Philippines | متروبنك الفلبين | metrobank.com.ph | metrobank |
    landbank-philippines | LandBank of the Philippines | لاند بنك الفلبين | landbank.com | land bank of the philippines | Landbank
    unionbank-philippines | UnionBank of the Philippines | يونيون بنك الفلبين | unionbankph.com | | UnionBank
    sampath-bank | Sampath Bank | بنك سامباث | sampath.lk | |
    commercial-bank-of-ceylon | Commercial Bank of Ceylon | بنك سيلان التجاري | combank.lk combank.net | |
    national-bank-of-egypt | National Bank of Egypt | البنك الأهلي المصري | nbe.com.eg | |
    banque-misr | Banque Misr | بنك مصر | banquemisr.com | |
    cib-egypt | Commercial International Bank Egypt | البنك التجاري الدولي مصر | cibeg.com | cib egypt |
    al-rajhi-bank | Al Rajhi Bank | مصرف الراجحي | alrajhibank.com.sa | alrajhi, alrajhi bank, بنك الراجحي | الراجحي
    saudi-national-bank | Saudi National Bank | البنك الأهلي السعودي | alahli.com | |
    riyad-bank | Riyad Bank | بنك الرياض | riyadbank.com | |
    alinma-bank | Alinma Bank | مصرف الإنماء | alinma.com | بنك الإنماء |
    stc-bank | STC Bank | بنك إس تي سي | stcbank.com.sa stcpay.com.sa | stc pay |
    national-bank-of-kuwait | National Bank of Kuwait | بنك الكويت الوطني | nbk.com | | NBK
    kuwait-finance-house | Kuwait Finance House | بيت التمويل الكويتي | kfh.com | | KFH
    qatar-national-bank | Qatar National Bank | بنك قطر الوطني | qnb.com | | QNB
    bank-muscat | Bank Muscat | بنك مسقط | bankmuscat.com | bankmuscat |
    arab-bank | Arab Bank | البنك العربي | arabbank.com arabbank.ae arabbank.jo | |
    barclays | Barclays | باركليز | barclays.co.uk barclays.com barclays.net barclaycardus.com | barclaycard |
    lloyds-bank | Lloyds Bank | بنك لويدز | lloydsbank.com lloydsbank.co.uk | lloydsbank | Lloyds
    natwest | NatWest | ناتويست | natwest.com | |
    halifax-bank | Halifax Bank | بنك هاليفاكس | halifax.co.uk halifax-online.co.uk | halifax online | Halifax
    santander | Santander | سانتاندير | santander.com santander.co.uk santander.es bancosantander.es santander.com.mx santander.com.br santander.pl santanderbank.com | banco santander |
    monzo | Monzo | مونزو | monzo.com monzo.me | |
    revolut | Revolut | ريفولوت | revolut.com revolut.me | |
    chase-bank | Chase Bank | بنك تشيس | chase.com jpmorganchase.com jpmorgan.com | jpmorgan chase, chase online | Chase
    wells-fargo | Wells Fargo | ويلز فارجو | wellsfargo.com wf.com | wellsfargo |
    bank-of-america | Bank of America | بنك أوف أمريكا | bankofamerica.com bofa.com bofaml.com | bankofamerica |
    capital-one | Capital One | كابيتال ون | capitalone.com | capitalone |
    american-express | American Express | أمريكان إكسبريس | americanexpress.com aexp.com amex.com americanexpress.ae | amex |
    usaa | USAA | يو إس إيه إيه | usaa.com | |
    navy-federal | Navy Federal Credit Union | اتحاد نيفي فيدرال الائتماني | navyfederal.org | navy federal |
    commbank | Commonwealth Bank | كومنولث بنك | commbank.com.au cba.com.au | commbank |
    westpac | Westpac | ويستباك | westpac.com.au westpac.co.nz | |
    anz | ANZ Bank | بنك إيه إن زد | anz.com anz.com.au anz.co.nz | | ANZ
    dbs | DBS Bank | بنك دي بي إس | dbs.com dbs.com.sg | posb | DBS
    ocbc | OCBC Bank | بنك أو سي بي سي | ocbc.com | ocbc |
    standard-bank | Standard Bank South Africa | ستاندرد بنك جنوب أفريقيا | standardbank.co.za standardbank.com | | Standard Bank
    absa | Absa | أبسا | absa.co.za absa.africa | absa bank |
    nedbank | Nedbank | نيدبنك | nedbank.co.za | |
    capitec | Capitec Bank | بنك كابيتيك | capitecbank.co.za | capitec |
    bbva | BBVA | بي بي في إيه | bbva.com bbva.es bbva.mx bbva.pe | |
    caixabank | CaixaBank | كايشا بنك | caixabank.es caixabank.com caixabank.cat | la caixa |
    rabobank | Rabobank | رابوبنك | rabobank.nl rabobank.com | |
    abn-amro | ABN AMRO | إيه بي إن أمرو | abnamro.nl abnamro.com | |
    bnp-paribas | BNP Paribas | بي إن بي باريبا | bnpparibas.com bnpparibas.net bnpparibas.fr | |
    credit-agricole | Credit Agricole | كريدي أجريكول | credit-agricole.fr | |
    sparkasse | Sparkasse | شباركاسه | sparkasse.de | |
    intesa-sanpaolo | Intesa Sanpaolo | إنتيزا سان باولو | intesasanpaolo.com | |
    scotiabank | Scotiabank | سكوشيا بنك | scotiabank.com scotiabank.ca | |`,
  payment: `
    paytm | Paytm | باي تي إم | paytm.com paytm.me paytmbank.com p-y.tm | |
    phonepe | PhonePe | فون بي | phonepe.com phon.pe | |
    bajaj-finserv | Bajaj Finserv | باجاج فينسيرف | bajajfinserv.in bajfin.in | |
    gcash | GCash | جي كاش | gcash.com | |
    jazzcash | JazzCash | جاز كاش | jazzcash.com.pk | jazz cash |
    easypaisa | Easypaisa | إيزي بيسه | easypaisa.com.pk | easy paisa |
    bkash | bKash | بي كاش | bkash.com | |
    esewa-nepal | eSewa | إي سيوا | esewa.com.np | |
    remitly | Remitly | ريميتلي | remitly.com | |
    interac | Interac | إنتراك | interac.ca | interac e-transfer |
    venmo | Venmo | فينمو | venmo.com | |`,
  courier: `
    usps | United States Postal Service | خدمة البريد الأمريكية | usps.com usps.gov | usps |
    royal-mail | Royal Mail | البريد الملكي البريطاني | royalmail.com | royalmail |
    evri | Evri | إيفري | evri.com | |
    dpd | DPD | دي بي دي | dpd.com dpd.co.uk dpd.de dpd.fr | |
    correos | Correos Spain | البريد الإسباني | correos.es | | Correos
    seur | SEUR | سيور | seur.com | |
    chronopost | Chronopost | كرونوبوست | chronopost.fr | |
    postnl | PostNL | بوست إن إل | postnl.nl postnl.be | |
    canada-post | Canada Post | بريد كندا | canadapost.ca canadapost-postescanada.ca | |
    australia-post | Australia Post | بريد أستراليا | auspost.com.au | auspost |
    singpost | Singapore Post | بريد سنغافورة | singpost.com | singpost |
    india-post | India Post | بريد الهند | indiapost.gov.in ippbonline.com | |
    pakistan-post | Pakistan Post | بريد باكستان | pakpost.gov.pk | |
    saudi-post | Saudi Post SPL | البريد السعودي | splonline.com.sa | saudi post |`,
  telecom: `
    airtel | Airtel | إيرتل | airtel.in airtel.com airtelbank.com | |
    jio | Reliance Jio | ريلاينس جيو | jio.com | | Jio
    vodafone | Vodafone | فودافون | vodafone.com vodafone.co.uk vodafone.com.eg vodafone.de vodafone.it vodafone.es vodafone.pt vodafone.ie vodafone.gr vodafone.ro vodafone.com.tr vodafone.com.au vodafone.in myvi.in | |
    stc-saudi | Saudi Telecom STC | الاتصالات السعودية | stc.com.sa | | STC
    mobily | Mobily | موبايلي | mobily.com.sa | |
    ooredoo | Ooredoo | أوريدو | ooredoo.com ooredoo.qa ooredoo.com.kw ooredoo.om | |
    telkomsel | Telkomsel | تيلكومسل | telkomsel.com telkomsel.co.id tsel.me tsel.id | |
    verizon | Verizon | فيرايزون | verizon.com verizon.net verizonwireless.com | |
    t-mobile | T-Mobile | تي موبايل | t-mobile.com t-mobile.nl t-mobile.pl | |
    optus | Optus | أوبتوس | optus.com.au | |
    telstra | Telstra | تيلسترا | telstra.com.au telstra.com | |`,
  government: `
    hmrc | HM Revenue and Customs | مصلحة الضرائب البريطانية | hmrc.gov.uk | hmrc |
    dvla | DVLA | هيئة رخص القيادة البريطانية | dvla.gov.uk | |
    irs-usa | Internal Revenue Service | مصلحة الضرائب الأمريكية | irs.gov | | IRS
    absher | Absher Saudi | منصة أبشر | absher.sa absher.com.sa | | أبشر, Absher
    singpass | Singpass | سينغ باس | singpass.gov.sg | |
    mygov-australia | myGov Australia | بوابة الحكومة الأسترالية | my.gov.au | | myGov`,
  marketplace: `
    flipkart | Flipkart | فليبكارت | flipkart.com fkrt.it fkrt.co | |
    daraz | Daraz | دراز | daraz.com daraz.pk daraz.lk daraz.com.bd | |
    lazada | Lazada | لازادا | lazada.com lazada.com.ph lazada.sg lazada.com.my | |
    walmart | Walmart | وول مارت | walmart.com | |
    costco | Costco | كوستكو | costco.com costco.co.uk costco.ca | |`,
}

/** Organisations of the countries that residents come from and of the world, whose names scams borrow, too. */
export const ABROAD: readonly Brand[] = Object.entries(LINES).flatMap(([sector, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id, en, ar, domains, aliases, ambiguous] = line.split('|').map((part) => part.trim())
      return {
        id: id!,
        name: { en: en!, ar: ar! },
        aliases: listOf(aliases!),
        ambiguous: listOf(ambiguous!),
        sector: sector as Sector,
        domains: domains!.split(' '),
        isAbroad: true,
      }
    }),
)

function listOf(names: string): string[] {
  return names === '' ? [] : names.split(/\s*,\s*/)
}
