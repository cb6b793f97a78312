import type { DemoSummary } from '../../shared/page.ts'
import { Stage } from './stage.tsx'

export function DemoCard({ demo }: { demo: DemoSummary }) {
  return (
    <figure className="demo" id={`demo-${demo.id}`}>
      <Stage demo={demo} />
      <figcaption>
        <strong>{demo.title}</strong>
        <span>{demo.description}</span>
      </figcaption>
    </figure>
  )
}
