import { addressParts } from '../../model/addresses/address-parts.ts'
import { IMITATED_NAMES, MORE_IMITATED_NAMES, NAMES_ABROAD } from '../../uae/lists.ts'
import { linkCheck } from '../check.ts'
import { brandInLabel, isStranger } from './imitation.ts'

/** Names that are often imitated all over the world. */
export const IMITATED: ReadonlySet<string> = new Set([
  ...IMITATED_NAMES,
  ...MORE_IMITATED_NAMES,
  ...NAMES_ABROAD,
])

/** What imitations all over the world put beside a name, in the languages that the collections of them are in. */
const BAIT =
  /^(?:(?:refund|verif|secur|claim|reward|remboursement|confirm|renew|redeliver|deliver|activ|reactiv|unlock|recover|restor|valid|authenti|eligib|clearanc|discount|payment)[a-z]*|pay|bills?|billing|fines?|rimborso|reembolso|log-?in|signin|seguridad|sicherheit|sicurezza|livraison|entrega|lieferung|suivi|track|tracking|parcels?|package|colis|paquete|shipment|update|actualizacion|aktualisierung|aggiornamento|support|soporte|assistance|help|helpdesk|services?|servicio|portal|online|customs?|douane|recharge|banking|banco|bank|card|carte|accounts?|compte|konto|cuenta|auth|id|gifts?|offers?|promo|win|winner|prize|airdrop|drop|mint|presale|post|express|mobile|movil|digital|clients?|cliente|kunden|customer|care|cent(?:er|re)|alerts?|info|official|officiel|reset|invoice|wallet|connect|kyc|tolls?|traffic|tickets?|outlet|sales?|store|shop|factory|deals|shares|invest|redeem|bonus|points|otp|apply|jobs?|careers?|work|task|optimize|lucky|anniversary|status|warehouse|staking|swap|token|tax|impots|gouv|govt?|agence|agencia|acces|access|docs?|document|file|sharing|drive|webmail|team|meeting|copyright|appeal|business|community|trade|nitro|generator)\d*$/

/** A name that is often imitated beside a word such as "refund" in a domain of which nothing is known: "irs-refund.us.com". */
export const borrowedName = linkCheck((link) => {
  if (!isStranger(link)) return null
  const { name } = addressParts(link)
  const parts = name.split('-')
  const known = parts.find((part) => IMITATED.has(part))
  const isBaited = parts.some((part) => !IMITATED.has(part) && BAIT.test(part))
  return known && isBaited && brandInLabel(name) === null ? { name: known } : null
})
