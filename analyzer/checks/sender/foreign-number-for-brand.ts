import { inOrder } from '../../parse/spans.ts'
import { type Check, named } from '../check.ts'

/** A UAE organisation that gives a foreign contact number, or whose message came from one. */
export const foreignNumberForBrand: Check = ({ brands, phones }) => {
  const mention = brands.find(({ brand }) => brand.sector !== 'technology' && !brand.isAbroad)
  const phone = phones.find(({ reach }) => reach === 'abroad')
  if (!mention || !phone) return null
  return {
    params: { ...named(mention.brand), number: phone.number },
    spans: inOrder([mention.span, phone.span]),
  }
}
