import './grey-bars.css'

interface GreyBarsProps {
  /** What is being loaded, for those who hear the page: «Загружаем задачу». */
  label: string
  /** The width of each bar, in per cent; no two alike. */
  widths: readonly number[]
}

/** Bars in place of lines that are on their way. The height of a bar comes from `--bar-height` and `--bar-gap`. */
export function GreyBars({ label, widths }: GreyBarsProps) {
  return (
    <div className="grey-bars" role="status">
      <span className="unseen">{label}</span>
      {widths.map(width => (
        <span key={width} className="grey-bar" style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
