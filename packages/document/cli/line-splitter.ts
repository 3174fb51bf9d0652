const newline = 10

/**
 * Cuts bytes into lines as they come. The readers of Node also end a line at U+2028, which JSON allows within a
 * string, and look at a long line once for every piece of it; this looks at each byte once.
 */
export class LineSplitter {
  private pieces: Uint8Array[] = []

  /** Takes the next bytes and gives the lines that they end, without their line feeds. */
  push(bytes: Uint8Array): Uint8Array[] {
    const lines: Uint8Array[] = []
    let start = 0
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      lines.push(this.endLine(bytes.subarray(start, end)))
      start = end + 1
    }
    if (start < bytes.length) this.pieces.push(bytes.subarray(start))
    return lines
  }

  /** The last line, when no line feed ends it. */
  end(): Uint8Array[] {
    return this.pieces.length === 0 ? [] : [this.endLine(new Uint8Array())]
  }

  private endLine(last: Uint8Array): Uint8Array {
    const pieces = this.pieces
    this.pieces = []
    return pieces.length === 0 ? last : Buffer.concat([...pieces, last])
  }
}
