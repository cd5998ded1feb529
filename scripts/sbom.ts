/** `npm run -s sbom > himaya.cdx.json`: prints the bill of materials of what ships, as CycloneDX JSON. */
import { billOfMaterials } from './shipped/bill-of-materials.ts'

console.log(billOfMaterials())
