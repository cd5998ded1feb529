/** Trained weights: numbers and lists of numbers by name, in groups. */
export type Weights = { readonly [name: string]: number | Numbers | Weights }
export type Numbers = Float32Array | Uint32Array | Int16Array | Uint8Array | Int8Array

type Tensor = { dtype: string; shape: number[]; data_offsets: [start: number, end: number] }

/** By safetensors type name. A single number is an `F64` without shape. */
const LISTS = {
  F32: Float32Array,
  U32: Uint32Array,
  I16: Int16Array,
  U8: Uint8Array,
  I8: Int8Array,
} as const
const NUMBER = 'F64'
const LENGTH_BYTES = 8

/**
 * Encodes weights in safetensors format: header length, JSON header (name, type, shape and offset of each
 * list), little-endian numbers. Group and member names are joined by dots.
 */
export function writeWeights(weights: Weights): Buffer {
  const parts = [...membersOf(weights, '')]
    .map(([name, value]) => ({
      name,
      dtype: typeof value === 'number' ? NUMBER : dtypeOf(value),
      shape: typeof value === 'number' ? [] : [value.length],
      bytes: bytesOf(typeof value === 'number' ? Float64Array.of(value) : value),
      unit: typeof value === 'number' ? 8 : value.BYTES_PER_ELEMENT,
    }))
    .sort((a, b) => b.unit - a.unit)
  let end = 0
  const header = Object.fromEntries(
    parts.map(({ name, dtype, shape, bytes }): [string, Tensor] => {
      end += bytes.length
      return [name, { dtype, shape, data_offsets: [end - bytes.length, end] }]
    }),
  )
  const json = JSON.stringify(header)
  const padded = json.padEnd(Math.ceil(json.length / LENGTH_BYTES) * LENGTH_BYTES)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeBigUInt64LE(BigInt(padded.length))
  return Buffer.concat([length, Buffer.from(padded), ...parts.map(({ bytes }) => bytes)])
}

/** Decodes the output of `writeWeights`, in the order of its names. */
export function readWeights(file: Buffer): Weights {
  const start = LENGTH_BYTES + Number(file.readBigUInt64LE())
  const header: Record<string, Tensor> = JSON.parse(file.toString('utf8', LENGTH_BYTES, start))
  const weights: Record<string, Weights[string]> = {}
  for (const [path, { dtype, data_offsets: place }] of Object.entries(header)) {
    const bytes = Uint8Array.from(file.subarray(start + place[0], start + place[1])).buffer
    const groups = path.split('.')
    const name = groups.pop()!
    let group = weights
    for (const inner of groups) {
      group[inner] ??= {}
      group = group[inner] as typeof weights
    }
    group[name] =
      dtype === NUMBER ? new Float64Array(bytes)[0]! : new LISTS[dtype as keyof typeof LISTS](bytes)
  }
  return weights
}

function* membersOf(weights: Weights, path: string): Generator<[string, number | Numbers]> {
  for (const [name, value] of Object.entries(weights)) {
    if (typeof value === 'number' || ArrayBuffer.isView(value)) yield [path + name, value]
    else yield* membersOf(value, `${path}${name}.`)
  }
}

function dtypeOf(list: Numbers): string {
  const [name] = Object.entries(LISTS).find(([, kind]) => list instanceof kind)!
  return name
}

/** Returns the bytes of a list of numbers. */
export function bytesOf(list: Numbers | Float64Array): Buffer {
  return Buffer.from(list.buffer, list.byteOffset, list.byteLength)
}
