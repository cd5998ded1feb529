/**
 * Names that fake addresses all over the world carry: shops, banks, couriers, mail and money services that are no
 * brand of this list, as of November 2026. Gathered from the yearly reports on imitated brands that makers of mail
 * filters publish. Short and everyday names are left out, for they are found inside other words.
 */
export const NAMES_ABROAD: readonly string[] =
  `icloud office365 onedrive sharepoint outlook docusign dropbox adobe yahoo wellsfargo bankofamerica usbank
  chase santander barclays lloyds natwest halifax sparkasse postbank commbank westpac bradesco caixa itau
  creditagricole labanque swisspost royalmail usps fedex correos evri hermes canadapost singpost auspost
  metamask trezor ledger opensea walletconnect uniswap pancakeswap coinbase kucoin kraken blockchain phantom
  steamcommunity roblox discord linkedin whatsapp facebook instagram telegram tiktok paypal netflix microsoft
  amazon apple google gmail rakuten mercari verizon orange vodafone viabcp interac scotiabank airbnb booking
  dhl hsbc ebay spotify alibaba gov-uk hmrc irs-gov`.split(/\s+/)
