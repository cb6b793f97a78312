import { text } from '../../shared/locale/index.ts'
import { useSite } from '../navigation/store.ts'

/** Shows at once when a page is on its way. */
export function Progress() {
  const { loading } = useSite()
  return loading ? <div className="progress" role="progressbar" aria-label={text('loading')} /> : null
}
