/** `npm run sbom -- FILE`: writes the bill of materials of what ships to a file, as CycloneDX JSON. */
import { writeFileSync } from 'node:fs'
import { billOfMaterials } from './shipped/bill-of-materials.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('npm run sbom -- FILE')
  process.exit(2)
}
writeFileSync(file, `${billOfMaterials()}\n`)
