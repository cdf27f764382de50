import { crc32, deflateRawSync } from 'node:zlib'

/** Builds a zip of these texts; `claims` overrides the declared size of each. */
export function aZip(texts: Readonly<Record<string, string>>, claims?: number): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(texts)) {
    const data = deflateRawSync(text)
    const described = Buffer.alloc(26)
    described.writeUInt16LE(20, 0)
    described.writeUInt16LE(0x0800, 2)
    described.writeUInt16LE(8, 4)
    described.writeUInt32LE(crc32(text), 10)
    described.writeUInt32LE(data.length, 14)
    described.writeUInt32LE(claims ?? Buffer.byteLength(text), 18)
    described.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), described, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    centrals.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), described, place, Buffer.from(name))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(texts).length, 4)
  end.writeUInt16LE(Object.keys(texts).length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end])
}
