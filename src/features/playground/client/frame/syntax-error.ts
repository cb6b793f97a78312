/**
 * Finds the place of an error that the browser's parser has found: a rejected import does not have it, but the event
 * of a script does.
 */
export async function findSyntaxError(error: SyntaxError, addresses: string[]): Promise<SyntaxError> {
  const [address, ...rest] = addresses
  if (address === undefined) return error
  const place = await loadScript(address)
  return place ? Object.assign(error, place) : findSyntaxError(error, rest)
}

let isLoading = false

/** True for an error event that only tells the place of an error that is reported already. */
export const isRepeated = (): boolean => isLoading

interface Place {
  fileName: string
  lineNumber: number
}

/** Loads a module that has failed, or that has run already. The browser does not run it again. */
function loadScript(address: string): Promise<Place | undefined> {
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: address })
    let place: Place | undefined
    const onError = ({ filename, lineno }: ErrorEvent) => {
      place = { fileName: filename, lineNumber: lineno }
    }
    const finish = () => {
      isLoading = false
      removeEventListener('error', onError)
      script.remove()
      resolve(place)
    }
    isLoading = true
    addEventListener('error', onError)
    script.addEventListener('load', finish)
    script.addEventListener('error', finish)
    document.head.append(script)
  })
}
