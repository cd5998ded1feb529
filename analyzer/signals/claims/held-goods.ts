import { compile, occurs } from '../../text/phrases.ts'
import type { Words } from '../../text/tokens.ts'

const GOODS = compile({
  en: ['parcel|package|shipment|consignment|packet|container|cargo', 'your order'],
  ar: ['طرد|طردك|طردكم|شحنة|شحنتك|شحنتكم|حاوية|بضاعة|بضاعتك|طلبيتك|طلبية'],
  others: ['पार्सल|پارسل|6ardak|sha7natak'],
})

const SOMEBODY = compile({
  en: [
    'i|im|ive|he|hes|she|shes|me ..3 stuck|stranded|detained|held|stopped|robbed|mugged',
    'we|us|son|daughter|husband|wife|brother|sister|friend ..3 stuck|stranded|robbed|mugged',
    'let ..1 me|us',
  ],
  ar: ['أنا|اني|إني|وأنا ..2 عالق|عالقة|محتجز|محتجزة|محبوس', 'عالق|عالقة|محبوس أنا'],
})

/** Whether goods are spoken of and nobody says that he is held up: "stuck at the airport" is then the parcel. */
export function tellsOfHeldGoods(words: Words): boolean {
  return occurs(words, GOODS) && !occurs(words, SOMEBODY)
}
