import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Background for systems that show the whole square: the colour `surface` of app.css in light mode. */
const GROUND = '#fbfaf7'

/** A system may crop a maskable icon to a circle of four fifths of its width (w3.org/TR/appmanifest). */
const SAFE_SHARE = 0.56
const WHOLE = 1

/** Draws the icons that systems and old browsers request from the logo into the build's public files. */
export async function drawIcons(logo: string, directory: string): Promise<void> {
  const svg = await readFile(logo)
  await mkdir(join(directory, 'icons'), { recursive: true })
  const icons = {
    'icons/192.png': await draw(svg, 192, WHOLE),
    'icons/512.png': await draw(svg, 512, WHOLE),
    'icons/maskable-512.png': await draw(svg, 512, SAFE_SHARE, GROUND),
    'apple-touch-icon.png': await draw(svg, 180, 0.78, GROUND),
    'favicon.ico': ico(await draw(svg, 32, WHOLE), 32),
  }
  await Promise.all(
    Object.entries(icons).map(([name, icon]) => writeFile(join(directory, name), icon)),
  )
}

/** @param share of the square's width that the logo fills */
async function draw(svg: Buffer, size: number, share: number, background?: string) {
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const icon = sharp(svg, { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: background ?? '#0000',
    })
  return (background ? icon.flatten({ background }) : icon).png({ palette: true }).toBuffer()
}

/** Wraps a PNG in an ICO file with one image: a 6-byte header, a 16-byte entry, the PNG. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(header.byteLength, 18)
  return Buffer.concat([header, png])
}
