/** The picture of the home page is a chart too: columns, their trend and its last value. */
const COLUMNS = [34, 48, 41, 63, 58, 76, 70, 92, 84, 108, 118, 132]

const WIDTH = 440
const BASE = 190
const STEP = 34
const x = (index: number) => 32 + index * STEP
const trend = COLUMNS.map((height, index) => `${index === 0 ? 'M' : 'L'}${x(index) + 9} ${BASE - height - 22}`).join('')
const last = COLUMNS.length - 1

export function HeroPicture() {
  return (
    <div className="hero-picture" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH + 20} 224`}>
        {[50, 97, 143, BASE].map((y) => (
          <line key={y} className="hero-grid" x1="20" x2={WIDTH} y1={y} y2={y} />
        ))}
        {COLUMNS.map((height, index) => (
          <rect key={index} className="hero-column" x={x(index)} y={BASE - height} width="18" height={height} rx="3" />
        ))}
        <path className="hero-line" d={trend} />
        <circle className="hero-dot" cx={x(last) + 9} cy={BASE - (COLUMNS[last] ?? 0) - 22} r="5" />
      </svg>
    </div>
  )
}
