/** Collects numbers and texts as bytes. */
export class ByteWriter {
  #bytes: number[] = []

  /** Small numbers take one byte. */
  writeNumber(value: number): void {
    let rest = value
    while (rest > 127) {
      this.#bytes.push((rest & 127) | 128)
      rest >>>= 7
    }
    this.#bytes.push(rest)
  }

  /** A number with a fixed number of bits, a multiple of 8. */
  writeBits(value: number, bits: number): void {
    for (let shift = bits - 8; shift >= 0; shift -= 8) this.#bytes.push((value >>> shift) & 255)
  }

  writeText(text: string): void {
    const encoded = new TextEncoder().encode(text)
    this.writeNumber(encoded.length)
    for (const byte of encoded) this.#bytes.push(byte)
  }

  finish(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes)
  }
}

/** Reads what a `ByteWriter` wrote. Throws a RangeError or TypeError for other bytes. */
export class ByteReader {
  #position = 0
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  #readByte(): number {
    const byte = this.#bytes[this.#position++]
    if (byte === undefined) throw new RangeError('the bytes end too early')
    return byte
  }

  readNumber(): number {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#readByte()
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    throw new RangeError('the number is too large')
  }

  readBits(bits: number): number {
    let value = 0
    for (let shift = bits - 8; shift >= 0; shift -= 8) value |= this.#readByte() << shift
    return value
  }

  readText(): string {
    const length = this.readNumber()
    const end = this.#position + length
    if (end > this.#bytes.length) throw new RangeError('the bytes end too early')
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      this.#bytes.subarray(this.#position, end),
    )
    this.#position = end
    return text
  }

  get isAtEnd(): boolean {
    return this.#position === this.#bytes.length
  }
}

const CHUNK = 0x8000

/** Base64 with characters that an address may contain. */
export function encodeBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Undefined for other characters. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
