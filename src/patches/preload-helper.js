const seen = {}
const preload = (file) => {
  const href = '/' + file
  if (href in seen) return seen[href]
  const isStyle = file.endsWith('.css')
  if (document.querySelector('link[href="' + href + '"]' + (isStyle ? '[rel=stylesheet]' : ''))) return
  const link = document.createElement('link')
  if (isStyle) {
    const forget = () => (seen[href] = undefined)
    // a page of the host in place of a stylesheet loads, but has no rules
    seen[href] = new Promise((done, onerror) => {
      Object.assign(link, { onload: (event) => (link.sheet?.cssRules[0] ? done() : onerror(event)), onerror })
    }).finally(forget)
  }
  document.head.append(Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', crossOrigin: '', href }))
  return seen[href]
}
const loadWithFiles = (load, files = []) => Promise.all(files.map(preload)).then(load)
export { loadWithFiles as __vitePreload }
