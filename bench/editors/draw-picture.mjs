/** One colour for ours, one for what the browser costs by itself, and one for all others. */
const colours = { taskfield: '#2563d9', bare: '#d0a64b' }
const ofOthers = '#8a8f98'
const [left, width, barHeight, gap] = [150, 480, 14, 34]

/**
 * The medians as bars, a group for each figure, shorter is better. Lengths are logarithmic: editors differ by hundreds of times.
 * @param {{ title: string, bars: { name: string, value: number | null, label: string }[] }[]} groups a bar without a value has its label only
 * @param {string} note what stands below
 * @returns {string} an SVG
 */
export function drawPicture(groups, note) {
  let y = 24
  const parts = groups.map(({ title, bars }) => {
    const values = bars.map(({ value }) => value).filter(value => value > 0)
    const [least, most] = [Math.min(...values) / 2, Math.max(...values)]
    const heading = `<text x="0" y="${y}" font-weight="600">${escape(title)}</text>`
    const drawn = bars.map(({ name, value, label }, at) => {
      const top = y + 8 + at * (barHeight + 4)
      const share = value > 0 ? Math.log(value / least) / Math.log(most / least || 2) : 0
      const length = Math.max(2, share * width)
      return [
        `<text x="${left - 8}" y="${top + 11}" text-anchor="end">${escape(name)}</text>`,
        `<rect x="${left}" y="${top}" width="${length.toFixed(1)}" height="${barHeight}" rx="2" fill="${colours[name] ?? ofOthers}"/>`,
        `<text x="${(left + length + 6).toFixed(1)}" y="${top + 11}">${escape(label)}</text>`,
      ].join('')
    })
    y += bars.length * (barHeight + 4) + gap
    return heading + drawn.join('')
  })
  const style =
    'text{font:12px system-ui,sans-serif;fill:#1f2328}@media(prefers-color-scheme:dark){text{fill:#e6edf3}}'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 0 740 ${y + 16}" role="img">`,
    `<style>${style}</style>`,
    ...parts,
    `<text x="0" y="${y}" opacity=".7">${escape(note)}</text>`,
    '</svg>\n',
  ].join('\n')
}

export function short(value) {
  return value.toFixed(Math.abs(value) < 10 ? 1 : 0)
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
