import type { Island } from '../../shared/page.ts'
import { DemoCard } from './demo-card.tsx'

export function DemoGrid({ demos, columns }: Extract<Island, { name: 'demos' }>) {
  return (
    <div className={`demo-grid demo-grid-${columns}`}>
      {demos.map((demo) => (
        <DemoCard key={demo.id} demo={demo} />
      ))}
    </div>
  )
}
