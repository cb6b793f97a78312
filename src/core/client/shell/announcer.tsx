import { useSite } from '../navigation/store.ts'
import { titleOf } from '../navigation/describe-document.ts'

/** Says the title of a page that has come without a load, as a screen reader does after one. */
export function Announcer() {
  const { view, visits, loading } = useSite()
  return (
    <p className="visually-hidden" role="status">
      {visits > 0 && !loading && view.kind !== 'skeleton' ? titleOf(view) : ''}
    </p>
  )
}
