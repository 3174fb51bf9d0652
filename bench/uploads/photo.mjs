import sharp from 'sharp'

/** A JPEG of 12 megapixels and about 15 MB. */
export async function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 }
  const small = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  return sharp(small).resize(4000, 3000).jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** The same picture with a comment in the file. */
export function withComment(jpeg, comment) {
  const text = Buffer.from(comment)
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
