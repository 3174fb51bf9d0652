import './skeleton.css'

interface SkeletonProps {
  /** What is being loaded, for those who hear the page: «Загружаем задачу». */
  label: string
  /** The width of each bar, in per cent; no two alike. */
  widths: readonly number[]
}

/** Bars in place of lines that are on their way. The height of a bar comes from `--skeleton-line-height` and `--skeleton-gap`. */
export function Skeleton({ label, widths }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {widths.map(width => (
        <span key={width} className="skeleton-line" style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
